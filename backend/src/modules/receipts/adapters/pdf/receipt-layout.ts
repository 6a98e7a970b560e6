import type { Issuer, Paper } from '../../application/receipt-printer.js';
import type { ReceiptView } from '../../application/receipt-book.js';
import type { Content, PdfDocument } from './pdf-content.js';
import { texts, wordsOf } from './receipt-texts.js';

/** The fonts of the site: one for text and one for headings. */
export const TEXT = 'HankenGrotesk';
export const HEADING = 'ArchivoSemiCondensed';

const POINTS_PER_MM = 72 / 25.4;
const MUTED = '#55605A';
const RULE = '#C9CEC9';

/** Returns a receipt as pdfmake draws it. */
export function receiptLayout(receipt: ReceiptView, issuer: Issuer, paper: Paper): PdfDocument {
  const isSheet = paper === 'a4';
  return {
    pageSize: isSheet ? 'A4' : { width: 80 * POINTS_PER_MM, height: 'auto' },
    pageMargins: isSheet ? [56, 64, 56, 64] : [12, 12, 12, 18],
    info: { title: `${texts.title(receipt)} ${receipt.number}`, author: receipt.venue.name },
    language: 'es',
    defaultStyle: { font: TEXT, fontSize: isSheet ? 10.5 : 8.5, lineHeight: 1.25 },
    styles: {
      heading: { font: HEADING, fontSize: isSheet ? 20 : 13, lineHeight: 1.1 },
      strong: { font: HEADING },
      total: { font: HEADING, fontSize: isSheet ? 13 : 11 },
      // A thermal printer draws grey as dots.
      muted: isSheet ? { color: MUTED, fontSize: 9 } : { fontSize: 7.5 },
    },
    content: [
      isSheet ? besides(receipt, issuer) : below(receipt, issuer),
      buyerOf(receipt),
      ...bodyOf(receipt),
    ],
  };
}

/** The club on the left, the number on the right. */
function besides(receipt: ReceiptView, issuer: Issuer): Content {
  return {
    columns: [
      { width: '*', stack: clubOf(receipt, issuer) },
      { width: 'auto', stack: numberOf(receipt), alignment: 'right' },
    ],
    columnGap: 24,
    margin: [0, 0, 0, 28],
  };
}

function below(receipt: ReceiptView, issuer: Issuer): Content {
  return {
    stack: [...clubOf(receipt, issuer), { stack: numberOf(receipt), margin: [0, 8, 0, 0] }],
    margin: [0, 0, 0, 8],
  };
}

function clubOf({ venue }: ReceiptView, { legalName, legalAddress }: Issuer): Content[] {
  const facts = [legalName, legalAddress].filter((fact) => fact !== null);
  return [
    { text: venue.name, style: 'heading' },
    ...facts.map((text): Content => ({ text, style: 'muted' })),
  ];
}

function numberOf(receipt: ReceiptView): Content[] {
  return [
    { text: texts.title(receipt), style: 'strong' },
    { text: receipt.number, style: 'total' },
    { text: texts.issued(receipt), style: 'muted' },
  ];
}

function buyerOf({ buyer }: ReceiptView): Content {
  const name = buyer?.name ?? (buyer === null ? texts.noBuyer : '');
  const lines: Content[] = name === '' ? [] : [{ text: name, style: 'strong' }];
  if (buyer?.taxId) lines.push({ text: texts.taxId(buyer.taxId) });
  return { stack: [{ text: texts.buyer, style: 'muted' }, ...lines], margin: [0, 0, 0, 14] };
}

function bodyOf(receipt: ReceiptView): Content[] {
  const note = texts.corrects(receipt);
  const rows: Content[][] = receipt.lines.map((line) => {
    const [heading, detail] = wordsOf(line, receipt.booking);
    const words: Content[] = detail === '' ? [heading] : [heading, { text: detail, style: 'muted' }];
    return [{ stack: words }, { text: texts.money(line.amount), alignment: 'right' }];
  });
  return [
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['*', 'auto'],
        body: [
          [
            { text: texts.concept, style: 'muted' },
            { text: texts.amount, style: 'muted', alignment: 'right' },
          ],
          ...rows,
          [
            { text: texts.total, style: 'total' },
            { text: texts.money(receipt.amount), style: 'total', alignment: 'right' },
          ],
        ],
      },
      layout: {
        hLineWidth: (index, { table }) => (index === 0 || index === table.body.length ? 0 : 0.6),
        vLineWidth: () => 0,
        hLineColor: () => RULE,
        paddingLeft: () => 0,
        paddingRight: (index) => (index === 0 ? 12 : 0),
        paddingTop: () => 6,
        paddingBottom: () => 5,
      },
    },
    { text: texts.means(receipt), margin: [0, 10, 0, 0] },
    ...(note === null ? [] : [{ text: note, margin: [0, 4, 0, 0] } satisfies Content]),
    { text: texts.notTaxInvoice, style: 'muted', margin: [0, 16, 0, 0] },
  ];
}
