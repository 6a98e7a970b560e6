import type { GameType } from '../../../../../shared/model/games';
import type { LocalDay } from '../../../../../shared/model/dates';
import { JoinOffer } from '../../../../waiting-list/join/join-offer';
import type { Board } from '../../../model/board';

interface BoardWaitingProps {
  venueId: string;
  timeZone: string;
  board: Board;
  /** The courts that receive no bookings, by id. */
  inMaintenance: ReadonlySet<string>;
  date: LocalDay;
  gameType: GameType;
  durationMinutes: number;
}

/** Lets the player wait for a start at which no court is free. */
export function BoardWaiting({ board: { columns, rows }, inMaintenance, ...wish }: BoardWaitingProps) {
  const starts = columns
    .filter(
      ({ free, hasBegun }, column) =>
        free === 0 &&
        !hasBegun &&
        rows.some(({ courtId, cells }) => cells[column] === 'taken' && !inMaintenance.has(courtId)),
    )
    .map(({ slot }) => slot);
  return <JoinOffer key={wish.date} starts={starts} {...wish} />;
}
