import { useCallback, useState } from 'react';
import type { GameType } from '../../shared/model/games';
import { decimalOf } from '../../shared/model/money';
import { usualMinutes } from '../../shared/model/play';
import type { FreeHour } from '../../shared/model/venue-day';
import type { Choice } from '../start/use-book-start';
import type { Venue } from './types';

/** The tapped hour of a venue, of which the start dialog says what it would be. */
export function useStartChoice({ id, name }: Pick<Venue, 'id' | 'name'>, gameType: GameType) {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const choose = useCallback(
    (courtId: string, courtNumber: number, { date, slot, minutes, cents }: FreeHour) => {
      const price = decimalOf(cents);
      const start = { courtId, courtNumber, timeSlot: slot, durationMinutes: minutes ?? usualMinutes, price };
      setChosen({ venueId: id, venueName: name, date, gameType, start });
    },
    [id, name, gameType],
  );
  return { chosen, choose, close: () => setChosen(null) };
}
