import { anAdmin } from '../http/requests.js';
import type { TestApp } from '../support/app/app.js';
import type { TestResponse } from '../support/app/browser.js';
import type { OfferResponse, UnpaidBooking } from '../support/fixtures/payments.js';

let codes = 0;

/** Creates a code that takes a tenth off and returns its text. */
export async function aCode(app: TestApp, values: Record<string, unknown> = {}): Promise<string> {
  const code = `CODIGO${++codes}`;
  const body = { code, type: 'percentage', value: '10', ...values };
  const { status } = await (await anAdmin(app)).post('/api/admin/discount-codes', body);
  if (status !== 201) throw new Error(`no code: ${status}`);
  return code;
}

/** Puts a code on a booking, or takes it off with null, and asks for the payment. */
export const useCode = (
  { browser, bookingId }: UnpaidBooking,
  discountCode: string | null,
  purpose = 'full',
): Promise<TestResponse<OfferResponse>> =>
  browser.post<OfferResponse>('/api/create-payment-intent', { bookingId, discountCode, purpose });

export const quoteCode = (
  { browser, bookingId }: UnpaidBooking,
  code: string,
): Promise<TestResponse<OfferResponse>> =>
  browser.post<OfferResponse>(`/api/bookings/${bookingId}/discount-quote`, { code });

/** Returns how many uses of a code are taken. */
export async function usesOf(app: TestApp, code: string): Promise<number | undefined> {
  const [row] = await app.sql<{ count: number }>(
    `select usage_count as count from discount_codes where code = $1`,
    [code],
  );
  return row?.count;
}

/** The fields of an error that the tests read. */
interface Refusal {
  code?: string;
  message?: string;
}

/** The status, code and message of a response. */
export const outcomeOf = ({ status, body }: TestResponse<Refusal>) => ({
  status,
  code: body.code,
  message: body.message,
});

/** The response to a player who has used a code as often as one player may. */
export const usedUp = (message: string) => ({ status: 409, code: 'discount_used_by_player', message });
