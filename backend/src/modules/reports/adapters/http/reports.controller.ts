import { Controller, Get, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { AdminOnly } from '../../../identity/http.js';
import { ReportQueries } from '../../application/report-queries.js';
import { DashboardBody, DashboardQuery, MonthStatsBody, TodayRevenueBody } from './report.dto.js';

@ApiTags('reports')
@AdminOnly()
@Controller('api')
export class ReportsController {
  constructor(private readonly reports: ReportQueries) {}

  @Get('admin/dashboard')
  @ApiOperation({ summary: "Returns today, yesterday, the last 30 days, and today's hours of one venue" })
  @ApiOkResponse({ type: DashboardBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  dashboard(@Query() { venueId }: DashboardQuery): Promise<DashboardBody> {
    return this.reports.dashboard(venueId ?? null);
  }

  @Get('payments/today-revenue')
  @ApiOperation({ summary: 'Returns what bookings earned today' })
  @ApiOkResponse({ type: TodayRevenueBody })
  async todayRevenue(): Promise<TodayRevenueBody> {
    return { revenue: await this.reports.todayRevenue() };
  }

  @Get('payments/stats')
  @ApiOperation({ summary: 'Returns gross, discounts, card fees, refunds and net of this month' })
  @ApiOkResponse({ type: MonthStatsBody })
  stats(): Promise<MonthStatsBody> {
    return this.reports.monthStats();
  }
}
