import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { TillsModule } from '../tills/tills.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { VenuesModule } from '../venues/venues.module.js';
import { CounterSalesController } from './adapters/http/counter-sales.controller.js';
import { AdminReceiptsController } from './adapters/http/receipts.controller.js';
import { NoInvoices } from './adapters/none/no-invoices.js';
import { PdfReceiptPrinter } from './adapters/pdf/pdf-receipt-printer.js';
import { PostgresBuyerRepository } from './adapters/persistence/postgres-buyer-repository.js';
import { CounterSaleSchema } from './adapters/persistence/counter-sale.schema.js';
import { PostgresCounterSaleRepository } from './adapters/persistence/postgres-counter-sale-repository.js';
import { PostgresReceiptBook } from './adapters/persistence/postgres-receipt-book.js';
import { ReceiptBuyerSchema } from './adapters/persistence/receipt-buyer.schema.js';
import { BuyerRepository } from './application/buyer-repository.js';
import { CounterSaleRepository } from './application/counter-sale-repository.js';
import { CounterSales } from './application/counter-sales.js';
import { InvoiceIssuer } from './application/invoice-issuer.js';
import { NameBuyer } from './application/name-buyer.js';
import { ReceiptBook } from './application/receipt-book.js';
import { Issuer, ReceiptPrinter } from './application/receipt-printer.js';
import { ShownReceipts } from './application/shown-receipts.js';

/** Receipts and credit notes: reading, buyers and printing; and the sales of the counter. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ReceiptBuyerSchema, CounterSaleSchema]),
    VenuesModule,
    CustomersModule,
    PaymentsModule,
    TillsModule,
  ],
  controllers: [AdminReceiptsController, CounterSalesController],
  providers: [
    CounterSales,
    NameBuyer,
    ShownReceipts,
    { provide: CounterSaleRepository, useClass: PostgresCounterSaleRepository },
    { provide: BuyerRepository, useClass: PostgresBuyerRepository },
    { provide: InvoiceIssuer, useClass: NoInvoices },
    { provide: ReceiptBook, useClass: PostgresReceiptBook },
    { provide: ReceiptPrinter, useClass: PdfReceiptPrinter },
    { provide: Issuer, inject: [Config], useFactory: ({ operator }: Config): Issuer => operator },
  ],
  exports: [ReceiptBook],
})
export class ReceiptsModule {}
