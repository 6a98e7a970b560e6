import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestResponse } from '../../support/app/browser.js';
import type { FixedClock } from '../../support/doubles/fixed-clock.js';

/** The part of a response that the model predicts. */
export interface Actual {
  status: number;
  code: string | null;
  amount?: string;
  percentage?: number;
}

/** The fields of all responses that the simulation reads. */
export interface Answer {
  id?: string;
  code?: string;
  totalAmount?: string;
  refundAmount?: string;
  refundPercentage?: number;
  shareToken?: string;
  amount?: string;
  clientSecret?: string | null;
  email?: string | null;
  emailVerified?: boolean;
  /** The cash that a sheet expects in the till. */
  expected?: string;
  link?: { places: { leaveWith: string | null }[] };
}

export const TRIES = 12;

/**
 * Repeats a request with the same key while the product or the provider is in trouble. If it is
 * refused then, the first attempt may have done it although its response was lost: the person
 * looks, and `done` returns what is there, or null.
 */
export async function patiently(
  clock: FixedClock,
  ask: (key: string) => Promise<TestResponse<Answer>>,
  done: () => Promise<Answer | null> = () => Promise.resolve(null),
): Promise<TestResponse<Answer>> {
  const key = randomUUID();
  for (let tries = 0; ; tries++) {
    const response = await ask(key).catch((error: unknown) => {
      if (tries === TRIES) throw error;
      return null;
    });
    const isInUse = response?.body.code === 'idempotency_key_in_use';
    if (tries < TRIES && (response === null || response.status === 503 || isInUse)) {
      // A key that an interrupted request has left is free again after ten seconds.
      if (isInUse) clock.set(new Date(clock.now().getTime() + 11_000));
      await delay(100);
      continue;
    }
    if (response === null) throw new Error('no response');
    const found = tries > 0 && response.status >= 400 ? await done() : null;
    return found === null ? response : { ...response, status: 201, body: found };
  }
}

export function actualOf({ status, body }: TestResponse<Answer>): Actual {
  return { status, code: status < 400 ? null : (body.code ?? null) };
}
