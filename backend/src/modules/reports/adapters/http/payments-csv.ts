import type { PaymentEntry } from '../../application/payment-report-queries.js';
import type { PaymentConcept, MovementState } from '../../domain/payment-entry.js';
import { BYTE_ORDER_MARK, csvLines, type CsvSeparator } from './csv.js';

const COLUMNS = [
  'Fecha',
  'Hora',
  'Zona horaria',
  'Estado',
  'Concepto',
  'Monto (USD)',
  'Complejo',
  'Cancha',
  'Fecha reservada',
  'Hora reservada',
  'Correo',
  'Referencia',
  'Reserva',
  'Código de reserva',
  'Nombre',
  'Teléfono',
];

const STATES: Record<MovementState, string> = {
  paid: 'Pagado',
  pending: 'Pendiente',
  refunded: 'Reembolsado',
  refunding: 'Reembolso en curso',
  refund_returned: 'Reembolso devuelto por el banco',
  refund_stuck: 'Reembolso por revisar',
  refund_to_hand_over: 'Por devolver en el club',
  refund_held: 'Reembolso en espera por una disputa',
  disputed: 'En disputa',
  dispute_won: 'Disputa ganada',
  dispute_lost: 'Disputa perdida',
  contradicted: 'Cobro que no coincide',
};

const CONCEPTS: Record<PaymentConcept, string> = {
  full: 'Pago de la reserva',
  share: 'Parte de un pago compartido',
  desk: 'Pago en el club',
  guarantee: 'Cobro de la garantía',
  deadline: 'Cobro automático',
  cancelled: 'Reserva cancelada',
  expired: 'Reserva vencida',
  excess: 'Pago de más',
  left: 'Dejó su lugar',
  outside: 'Hecho en Stripe',
  resale: 'La hora se volvió a vender',
  dispute: 'Disputa del pagador',
};

/**
 * Returns the movements as a CSV file in pieces. The first piece contains the header and the first
 * portion. A spreadsheet that expects semicolons also expects a comma in an amount.
 */
export async function* paymentsCsv(
  portions: AsyncIterable<readonly PaymentEntry[]>,
  separator: CsvSeparator,
): AsyncGenerator<string> {
  const amountOf = ({ amount }: PaymentEntry) =>
    separator === 'semicolon' ? amount.replace('.', ',') : amount;
  let header = BYTE_ORDER_MARK + csvLines([COLUMNS], separator);
  for await (const entries of portions) {
    const rows = entries.map((entry) => cellsOf({ ...entry, amount: amountOf(entry) }));
    yield header + csvLines(rows, separator);
    header = '';
  }
}

function cellsOf(entry: PaymentEntry): string[] {
  const [date = '', time = ''] = localTime(entry.at, entry.timeZone).split(' ');
  return [
    date,
    time,
    entry.timeZone,
    STATES[entry.state],
    entry.concept === null ? '' : CONCEPTS[entry.concept],
    entry.amount,
    entry.venueName,
    `Cancha ${entry.courtNumber} · ${entry.courtName}`,
    entry.bookingDate,
    entry.timeSlot,
    entry.email ?? '',
    entry.reference ?? '',
    entry.bookingId,
    entry.bookingCode,
    entry.name ?? '',
    entry.phone ?? '',
  ];
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an instant as local time, such as `2026-11-20 18:05`. The Swedish locale writes dates as
 * ISO does.
 */
function localTime(at: string, timeZone: string): string {
  const style = { dateStyle: 'short', timeStyle: 'short' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, ...style });
  formats.set(timeZone, format);
  return format.format(new Date(at));
}
