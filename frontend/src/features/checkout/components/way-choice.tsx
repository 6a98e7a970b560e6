import { playersOf } from '../../../shared/model/games';
import { useUrlState } from '../../../shared/model/use-url-state';
import { ChoiceTiles } from '../../../shared/ui/form/choice-tiles';
import { texts } from '../texts';
import type { Booking } from '../types';

export type Way = 'alone' | 'divided' | 'club';

interface WayChoiceProps {
  booking: Booking;
  way: Way;
  onChange: (way: Way) => void;
}

/** "Pagar yo", "Dividir entre 4" and, if the venue takes money itself, "En el club". */
export function WayChoice({ booking, way, onChange }: WayChoiceProps) {
  const labels = {
    alone: texts.payAlone,
    divided: texts.divide(playersOf(booking.gameType)),
    club: texts.club,
  };
  return (
    <ChoiceTiles
      hideLabel
      inOneRow
      label={texts.way}
      choices={waysOf(booking).map((value) => ({ value, label: labels[value] }))}
      value={way}
      onChange={onChange}
    />
  );
}

function waysOf({ mayPayAtClub, paysAtClub }: Booking): Way[] {
  return mayPayAtClub && !paysAtClub ? ['alone', 'divided', 'club'] : ['alone', 'divided'];
}

/** The chosen way. It is in the address, so that the sign-in leads back to it. */
export function useWay(booking: Booking): [way: Way, choose: (way: Way) => void] {
  const [{ way: named }, change] = useUrlState({ way: 'forma' });
  const way = waysOf(booking).find((offered) => offered === named) ?? 'alone';
  return [way, (next) => change({ way: next === 'alone' ? null : next }, { replace: true })];
}
