import { Injectable } from '@nestjs/common';
import { InvoiceIssuer } from '../../application/invoice-issuer.js';

/** No country's service is connected. */
@Injectable()
export class NoInvoices extends InvoiceIssuer {
  override invoiceOf(): Promise<null> {
    return Promise.resolve(null);
  }
}
