import { type Contract, type Operation, type Schema, violations } from '../../http/contract.js';

const SLOW_MS = 2_000;
const ERROR_BODY: Schema = { $ref: '#/components/schemas/ErrorBody' };

/** Returns what is wrong with a response, or null. */
export function problemOf(
  { resolve }: Contract,
  { responses }: Operation,
  { status, body }: { status: number; body: unknown },
  milliseconds: number,
): string | null {
  if (status >= 500) return `${status} ${JSON.stringify(body)}`;
  if (milliseconds > SLOW_MS) return `took ${Math.round(milliseconds)} ms`;
  const schema = status < 400 ? responses.get(status) : ERROR_BODY;
  if (schema === undefined || !responses.has(status)) return `${status} is not in the contract`;
  const wrong = schema === null ? [] : violations(body, schema, resolve);
  return wrong.length > 0 ? `${status} with ${wrong.slice(0, 3).join('; ')}` : null;
}
