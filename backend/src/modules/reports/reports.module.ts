import { Module } from '@nestjs/common';
import { AuditController } from './adapters/http/audit.controller.js';
import { PaymentReportsController } from './adapters/http/payment-reports.controller.js';
import { ReportsController } from './adapters/http/reports.controller.js';
import { PostgresAuditLog } from './adapters/persistence/postgres-audit-log.js';
import { PostgresPaymentReports } from './adapters/persistence/postgres-payment-reports.js';
import { PostgresReports } from './adapters/persistence/postgres-reports.js';
import { AuditLog } from './application/audit-log.js';
import { PaymentReports } from './application/payment-reports.js';
import { Reports } from './application/reports.js';

@Module({
  controllers: [ReportsController, PaymentReportsController, AuditController],
  providers: [
    { provide: Reports, useClass: PostgresReports },
    { provide: PaymentReports, useClass: PostgresPaymentReports },
    { provide: AuditLog, useClass: PostgresAuditLog },
  ],
})
export class ReportsModule {}
