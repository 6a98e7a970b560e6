import { randomKey } from './random-key';

/** The keys of requests with an unknown outcome, by method, address and body. */
const unknown = new Map<string, string>();

/**
 * Returns the `Idempotency-Key` of a request: its own, or that of the same request if its outcome
 * is still unknown, or a new one. So a person who presses again does nothing twice.
 */
export async function keyFor(request: Request): Promise<{ value: string; keep: () => void }> {
  const asked = `${request.method} ${request.url} ${await request.clone().text()}`;
  const value = request.headers.get('Idempotency-Key') ?? unknown.get(asked) ?? randomKey();
  unknown.delete(asked);
  return { value, keep: () => void unknown.set(asked, value) };
}
