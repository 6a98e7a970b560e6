import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { ReceiptView } from '../../application/receipt-book.js';
import { Issuer, type Paper, ReceiptPrinter } from '../../application/receipt-printer.js';
import { HEADING, receiptLayout, TEXT } from './receipt-layout.js';

/** backend/data/fonts/README.md says where they are from. A PDF embeds the letters it uses. */
const FONTS = join(dirname(findPackageJSON('..', import.meta.url) ?? ''), 'data', 'fonts');
const FILES = {
  [TEXT]: join(FONTS, 'hanken-grotesk.ttf'),
  [HEADING]: join(FONTS, 'archivo-semicondensed.ttf'),
};

/** Prints with pdfmake, which is loaded for the first receipt: most processes print none. */
@Injectable()
export class PdfReceiptPrinter extends ReceiptPrinter {
  private library: Promise<Awaited<ReturnType<typeof loadLibrary>>> | null = null;

  constructor(private readonly issuer: Issuer) {
    super();
  }

  override async print(receipt: ReceiptView, paper: Paper): Promise<Buffer> {
    this.library ??= loadLibrary();
    const { createPdf } = await this.library;
    return createPdf(receiptLayout(receipt, this.issuer, paper)).getBuffer();
  }
}

/** Nothing but our own fonts is read, and nothing is fetched. */
async function loadLibrary() {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => Object.values(FILES).includes(path));
  pdfmake.setFonts(
    Object.fromEntries(Object.entries(FILES).map(([name, file]) => [name, { normal: file, bold: file }])),
  );
  return { createPdf: pdfmake.createPdf.bind(pdfmake) };
}
