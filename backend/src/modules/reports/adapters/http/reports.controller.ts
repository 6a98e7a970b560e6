import { Controller, Get, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { AdminOnly, anywhere, PermittedVenues } from '../../../admins/http.js';
import type { VenueScope } from '../../../roles/index.js';
import { ReportQueries } from '../../application/report-queries.js';
import { DashboardBody, DashboardQuery, MonthStatsBody, TodayRevenueBody } from './report.dto.js';

@ApiTags('reports')
@AdminOnly(anywhere('figures.read'))
@Controller('api')
export class ReportsController {
  constructor(private readonly reports: ReportQueries) {}

  @Get('admin/dashboard')
  @ApiOperation({ summary: "Returns today, yesterday, the last 30 days, and today's hours of one venue" })
  @ApiOkResponse({ type: DashboardBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  dashboard(
    @Query() { venueId }: DashboardQuery,
    @PermittedVenues() scope: VenueScope,
  ): Promise<DashboardBody> {
    return this.reports.dashboard(scope, venueId ?? null);
  }

  @Get('payments/today-revenue')
  @ApiOperation({ summary: 'Returns what bookings earned today' })
  @ApiOkResponse({ type: TodayRevenueBody })
  async todayRevenue(@PermittedVenues() scope: VenueScope): Promise<TodayRevenueBody> {
    return { revenue: await this.reports.todayRevenue(scope) };
  }

  @Get('payments/stats')
  @ApiOperation({ summary: 'Returns gross, discounts, card fees, refunds and net of this month' })
  @ApiOkResponse({ type: MonthStatsBody })
  stats(@PermittedVenues() scope: VenueScope): Promise<MonthStatsBody> {
    return this.reports.monthStats(scope);
  }
}
