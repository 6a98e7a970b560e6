/**
 * The calls that are not sent again when their response is lost, by why. Every other call that
 * changes something is safe to repeat, and `sent-once.test.ts` says of each one why.
 */
export const sentOnce = {
  /** Another request would send another letter. */
  letters:
    /^POST \/api\/(session\/(email-code|account\/code)|manage\/[^/]+\/code|admin\/(password-resets|staff\/[^/]+\/invitation))$/,
  /** A password, a code or a passkey counts once: the second request would be refused as wrong. */
  proofs:
    /^(POST \/api\/(session\/(verify|passkeys|passkey-sign-in)|admin\/(login|passkey-sign-in|password-resets\/.+|invitations\/.+|second-step\/.+|second-factor\/.+))|PUT \/api\/admin\/(account\/password|second-factor\/app)|DELETE \/api\/session\/account)$/,
  /** A second customer would have to be merged with the first. */
  customers: /^POST \/api\/admin\/customers$/,
  /** Nothing changes. */
  questions:
    /^(POST \/api\/(discount-codes\/validate|bookings\/[^/]+\/discount-quote|.+\/options)|PATCH .+\?.*dryRun=true.*)$/,
  /** An upload tries again by itself, with another address. */
  uploads: /^(POST \/api\/(objects\/upload|venues\/[^/]+\/photos)|PUT \/api\/courts\/[^/]+\/image)$/,
  /** The payment form repeats them for longer, because money has moved (`outwaitOutages`). */
  payments: /^POST \/api\/(payments|manage\/[^/]+\/payments)$/,
} as const;

/** Returns true if a request must not be repeated by itself. */
export function isSentOnce({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname, search } = new URL(url);
  return Object.values(sentOnce).some((calls) => calls.test(`${method} ${pathname}${search}`));
}
