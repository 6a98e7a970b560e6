import { useEffect, useEffectEvent } from 'react';
import { canOfferPasskeys, endPasskeyOffer, offerPasskeys } from '../../session/passkeys/browser-passkeys';
import { passkeyOptions } from '../api/sign-in';

type Proof = NonNullable<Awaited<ReturnType<typeof offerPasskeys>>>;

/** In milliseconds. A challenge is valid for five minutes, and people come back to a tab later. */
const renewAfter = 4 * 60_000;

/**
 * Lets the browser offer its passkeys below the field of the address, if it can, and renews the
 * challenge in time. Without a network or beyond a limit nothing is offered; the button says why.
 */
export function usePasskeyOffer(isWanted: boolean, onChosen: (proof: Proof) => void): void {
  const chosen = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let isOffered = false;
    let offeredAt = -Infinity;
    const offer = async () => {
      if (document.hidden || performance.now() - offeredAt < renewAfter) return;
      offeredAt = performance.now();
      if (!(await canOfferPasskeys()) || isOver) return;
      const options = await passkeyOptions().catch(() => null);
      if (!options || isOver) return;
      isOffered = true;
      const proof = await offerPasskeys(options);
      if (proof && !isOver) chosen(proof);
    };
    const renew = () => void offer();
    renew();
    const timer = window.setInterval(renew, renewAfter);
    document.addEventListener('visibilitychange', renew);
    return () => {
      isOver = true;
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      if (isOffered) void endPasskeyOffer();
    };
  }, [isWanted]);
}
