import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { CustomersModule } from '../customers/customers.module.js';
import { VenuesModule } from '../venues/venues.module.js';
import { AdminReceiptsController } from './adapters/http/receipts.controller.js';
import { NoInvoices } from './adapters/none/no-invoices.js';
import { PdfReceiptPrinter } from './adapters/pdf/pdf-receipt-printer.js';
import { PostgresBuyerRepository } from './adapters/persistence/postgres-buyer-repository.js';
import { PostgresReceiptBook } from './adapters/persistence/postgres-receipt-book.js';
import { ReceiptBuyerSchema } from './adapters/persistence/receipt-buyer.schema.js';
import { BuyerRepository } from './application/buyer-repository.js';
import { InvoiceIssuer } from './application/invoice-issuer.js';
import { NameBuyer } from './application/name-buyer.js';
import { ReceiptBook } from './application/receipt-book.js';
import { Issuer, ReceiptPrinter } from './application/receipt-printer.js';

/** Receipts and credit notes: reading, naming their buyers, and printing. */
@Module({
  imports: [TypeOrmModule.forFeature([ReceiptBuyerSchema]), VenuesModule, CustomersModule],
  controllers: [AdminReceiptsController],
  providers: [
    NameBuyer,
    { provide: BuyerRepository, useClass: PostgresBuyerRepository },
    { provide: InvoiceIssuer, useClass: NoInvoices },
    { provide: ReceiptBook, useClass: PostgresReceiptBook },
    { provide: ReceiptPrinter, useClass: PdfReceiptPrinter },
    { provide: Issuer, inject: [Config], useFactory: ({ operator }: Config): Issuer => operator },
  ],
  exports: [ReceiptBook],
})
export class ReceiptsModule {}
