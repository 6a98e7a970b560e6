import { Module } from '@nestjs/common';
import { AuditController } from './adapters/http/audit.controller.js';
import { LedgerController } from './adapters/http/ledger.controller.js';
import { PaymentReportsController } from './adapters/http/payment-reports.controller.js';
import { ReportsController } from './adapters/http/reports.controller.js';
import { PostgresAuditLogQueries } from './adapters/persistence/postgres-audit-log-queries.js';
import { PostgresLedgerQueries } from './adapters/persistence/postgres-ledger-queries.js';
import { PostgresPaymentReportQueries } from './adapters/persistence/postgres-payment-report-queries.js';
import { PostgresReportQueries } from './adapters/persistence/postgres-report-queries.js';
import { AuditLogQueries } from './application/audit-log-queries.js';
import { LedgerQueries } from './application/ledger-queries.js';
import { PaymentReportQueries } from './application/payment-report-queries.js';
import { ReportQueries } from './application/report-queries.js';

/**
 * Figures, payments and the audit trail for admins. Reads the tables of other modules and owns
 * none.
 */
@Module({
  controllers: [ReportsController, PaymentReportsController, LedgerController, AuditController],
  providers: [
    { provide: ReportQueries, useClass: PostgresReportQueries },
    { provide: PaymentReportQueries, useClass: PostgresPaymentReportQueries },
    { provide: LedgerQueries, useClass: PostgresLedgerQueries },
    { provide: AuditLogQueries, useClass: PostgresAuditLogQueries },
  ],
})
export class ReportsModule {}
