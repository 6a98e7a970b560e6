import { playersOf } from '../../../shared/model/games';
import { useUrlState } from '../../../shared/model/use-url-state';
import { ChoiceTiles } from '../../../shared/ui/form/choice-tiles';
import { texts } from '../texts';
import type { Booking } from '../types';

export type Way = 'alone' | 'divided' | 'club' | 'transfer';

interface WayChoiceProps {
  booking: Booking;
  way: Way;
  onChange: (way: Way) => void;
}

/**
 * "Pagar yo", "Dividir entre 4" and, if the venue takes money itself, "En el club" and
 * "Transferencia". Nothing if there is one way alone.
 */
export function WayChoice({ booking, way, onChange }: WayChoiceProps) {
  const ways = waysOf(booking);
  const labels = {
    alone: texts.payAlone,
    divided: texts.divide(playersOf(booking.gameType)),
    club: texts.club,
    transfer: texts.transfer,
  };
  if (ways.length < 2) return null;
  return (
    <ChoiceTiles
      hideLabel
      inOneRow={ways.length < 4}
      label={texts.way}
      choices={ways.map((value) => ({ value, label: labels[value] }))}
      value={way}
      onChange={onChange}
    />
  );
}

/** A booking that waits for a transfer may still be paid by card, as a whole. */
function waysOf({ mayPayAtClub, paysAtClub, transfer, mayTransfer }: Booking): Way[] {
  if (transfer) return ['alone'];
  const atClub: Way[] = mayPayAtClub && !paysAtClub ? ['club'] : [];
  return ['alone', 'divided', ...atClub, ...(mayTransfer ? (['transfer'] as const) : [])];
}

/** The chosen way. It is in the address, so that the sign-in leads back to it. */
export function useWay(booking: Booking): [way: Way, choose: (way: Way) => void] {
  const [{ way: named }, change] = useUrlState({ way: 'forma' });
  const way = waysOf(booking).find((offered) => offered === named) ?? 'alone';
  return [way, (next) => change({ way: next === 'alone' ? null : next }, { replace: true })];
}
