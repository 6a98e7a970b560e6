import type { PaymentEntry } from '../../application/payment-report-queries.js';
import { PAYMENT_CONCEPTS, type PaymentConcept } from '../../domain/payment-entry.js';
import { paymentsCsv } from './payments-csv.js';

const [CONCEPT, AMOUNT] = [4, 5];

async function* portionWith(concept: PaymentConcept): AsyncGenerator<PaymentEntry[]> {
  yield await Promise.resolve([
    {
      id: '1',
      at: '2026-11-20T20:00:00Z',
      state: 'paid',
      concept,
      amount: '7.25',
      bookingId: '2',
      bookingCode: 'K7M-4QX',
      venueName: 'Club Las Lomas',
      timeZone: 'America/Guayaquil',
      courtNumber: 1,
      courtName: 'Central',
      bookingDate: '2026-11-21',
      timeSlot: '18:00',
    } as PaymentEntry,
  ]);
}

test.each(PAYMENT_CONCEPTS)('the CSV file names the concept %s', async (concept) => {
  const lines: string[] = [];
  for await (const text of paymentsCsv(portionWith(concept), 'comma')) lines.push(...text.split('\r\n'));
  expect(lines[1]?.split(',')[CONCEPT]).toMatch(/\w/);
});

test('the CSV file with semicolons writes its amounts with a comma', async () => {
  const pieces: string[] = [];
  for await (const text of paymentsCsv(portionWith('full'), 'semicolon')) pieces.push(text);
  const [header, line] = pieces.join('').split('\r\n');
  expect(header?.split(';')).toHaveLength(16);
  expect(line?.split(';')[AMOUNT]).toBe('"7,25"');
});
