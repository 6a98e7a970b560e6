import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../../identity/http.js';
import { Reports } from '../../application/reports.js';
import { DashboardBody, MonthStatsBody, TodayRevenueBody } from './report.dto.js';

@ApiTags('reports')
@AdminOnly()
@Controller('api')
export class ReportsController {
  constructor(private readonly reports: Reports) {}

  @Get('admin/dashboard')
  @ApiOperation({ summary: "Today beside yesterday, 30 days, and today's hours of every court" })
  @ApiOkResponse({ type: DashboardBody })
  dashboard(): Promise<DashboardBody> {
    return this.reports.dashboard();
  }

  @Get('payments/today-revenue')
  @ApiOperation({ summary: 'What bookings earned today' })
  @ApiOkResponse({ type: TodayRevenueBody })
  async todayRevenue(): Promise<TodayRevenueBody> {
    return { revenue: await this.reports.todayRevenue() };
  }

  @Get('payments/stats')
  @ApiOperation({ summary: 'This month: gross, discounts, card fees, refunds, net' })
  @ApiOkResponse({ type: MonthStatsBody })
  stats(): Promise<MonthStatsBody> {
    return this.reports.monthStats();
  }
}
