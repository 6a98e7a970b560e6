import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../../identity/http.js';
import { ReportQueries } from '../../application/report-queries.js';
import { DashboardBody, MonthStatsBody, TodayRevenueBody } from './report.dto.js';

@ApiTags('reports')
@AdminOnly()
@Controller('api')
export class ReportsController {
  constructor(private readonly reports: ReportQueries) {}

  @Get('admin/dashboard')
  @ApiOperation({ summary: "Returns today, yesterday, the last 30 days, and today's hours of every court" })
  @ApiOkResponse({ type: DashboardBody })
  dashboard(): Promise<DashboardBody> {
    return this.reports.dashboard();
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
