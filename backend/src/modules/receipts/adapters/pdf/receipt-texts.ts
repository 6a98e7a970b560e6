import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { es } from 'date-fns/locale/es';
import { parseISO } from 'date-fns/parseISO';
import { formatSlotRange } from '../../../bookings/index.js';
import type { ReceiptLineView, ReceiptView } from '../../application/receipt-book.js';
import type { ReceiptKind, ReceiptMeans } from '../../domain/receipt.js';

const TITLES: Record<ReceiptKind, string> = {
  payment: 'Recibo',
  refund: 'Nota de crédito',
  refund_failed: 'Recibo',
};
const PAID: Record<ReceiptMeans, string> = {
  card: 'Pagado con tarjeta',
  cash: 'Pagado en efectivo',
  transfer: 'Pagado por transferencia',
  terminal: 'Pagado con datáfono',
};
const RETURNED: Record<ReceiptMeans, string> = {
  card: 'Devuelto a la tarjeta',
  cash: 'Devuelto en efectivo',
  transfer: 'Devuelto por transferencia',
  terminal: 'Devuelto a la tarjeta',
};

/** The Spanish words of a printed receipt. */
export const texts = {
  title: ({ kind }: ReceiptView): string => TITLES[kind],
  issued: ({ issuedAt, venue }: ReceiptView): string =>
    format(new TZDate(issuedAt, venue.timeZone), "d 'de' MMMM 'de' yyyy, HH:mm", { locale: es }),
  means: ({ kind, means }: ReceiptView): string => (kind === 'refund' ? RETURNED : PAID)[means],
  buyer: 'Para',
  noBuyer: 'Consumidor final',
  taxId: (id: string): string => `Identificación: ${id}`,
  concept: 'Concepto',
  amount: 'Importe',
  total: 'Total',
  money: (amount: string): string => `$${amount}`,
  corrects: ({ kind, corrects }: ReceiptView): string | null => {
    if (kind === 'refund')
      return corrects === null
        ? 'Devuelve un pago anterior a los recibos numerados.'
        : `Corrige el recibo ${corrects}.`;
    return kind === 'refund_failed' && corrects !== null
      ? `El reembolso no llegó: este recibo anula la nota de crédito ${corrects}.`
      : null;
  },
  notTaxInvoice: 'Este documento no es una factura.',
  invoice: (number: string): string => `Factura ${number}`,
};

/** Returns the heading of a line, and the details below it. */
export function wordsOf(line: ReceiptLineView, booking: ReceiptView['booking']): [string, string] {
  const { courtTime, text, quantity } = line;
  if (courtTime === null) return [`${quantity > 1 ? `${quantity} × ` : ''}${text ?? ''}`, ''];
  const { courtNumber, courtName, date, timeSlot, durationMinutes, gameType, totalAmount } = courtTime;
  const day = format(parseISO(date), "EEEE d 'de' MMMM 'de' yyyy", { locale: es });
  const play = `${day}, de ${formatSlotRange(timeSlot, durationMinutes)}`;
  const game = gameType === 'doubles' ? 'dobles' : 'singles';
  const code = booking === null ? '' : ` · reserva ${booking.code}`;
  const isPart = line.kind === 'court' && totalAmount !== line.amount;
  const part = isPart ? ` · parte de ${texts.money(totalAmount)}` : '';
  const court = courtName === `Cancha ${courtNumber}` ? courtName : `Cancha ${courtNumber} · ${courtName}`;
  const heading = line.kind === 'excess' ? `Pago de más, se devuelve · ${court}` : court;
  return [heading, `${play} · ${game}${code}${part}`];
}
