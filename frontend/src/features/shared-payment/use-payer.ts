import { useRef } from 'react';
import type { ContactDraft } from '../session/contact/contact';
import { useTakePlace } from './api/take-place';
import type { Share } from './types';

/**
 * Who pays the place that this browser holds. `ready` saves what has changed before the card is
 * charged, and resolves to false if the player has to correct it first. Nothing else stops the
 * payment.
 */
export function usePayer(share: Share) {
  const payer = useRef<ContactDraft>(null);
  const { mutateAsync } = useTakePlace(share);
  const ready = async (): Promise<boolean> => {
    const told = payer.current ? payer.current.changes() : {};
    if (told === null) return false;
    if (Object.keys(told).length === 0) return true;
    try {
      await mutateAsync(told);
      return true;
    } catch (error) {
      return payer.current?.show(error, told, true) !== true;
    }
  };
  return { payer, ready };
}
