/**
 * Returns the page of a payment in the provider's dashboard, or null for the sandbox, which has no
 * pages.
 */
export function providerPage(
  { sandbox, secretKey }: { sandbox: boolean; secretKey: string },
  intentId: string,
): string | null {
  if (sandbox) return null;
  const mode = /^[rs]k_live_/.test(secretKey) ? '' : 'test/';
  return `https://dashboard.stripe.com/${mode}payments/${intentId}`;
}
