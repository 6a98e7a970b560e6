import { Module } from '@nestjs/common';
import { ReportsController } from './adapters/http/reports.controller.js';
import { PostgresReports } from './adapters/persistence/postgres-reports.js';
import { Reports } from './application/reports.js';

@Module({
  controllers: [ReportsController],
  providers: [{ provide: Reports, useClass: PostgresReports }],
})
export class ReportsModule {}
