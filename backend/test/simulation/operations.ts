/**
 * An operation on the product. It is plain data, so that a story can be repeated. People, courts,
 * bookings, blocks and entries of the waiting list are numbers, in the order in which they came.
 */
export type Operation =
  | OfHour<{ does: 'book'; player: number; game: Game }>
  | OfHour<{ does: 'sell'; by: Staff; game: Game; kind: SaleKind }>
  | OfHour<{ does: 'block' }>
  | { does: 'unblock'; block: number }
  | OfHour<{ does: 'move'; player: number; booking: number }>
  | { does: 'pay'; player: number; booking: number; card: Card; reports: boolean }
  | { does: 'guarantee'; player: number; booking: number; reports: boolean }
  | { does: 'apply code'; player: number; booking: number; code: number }
  | { does: 'pay at club'; player: number; booking: number }
  | { does: 'choose transfer'; player: number; booking: number }
  | { does: 'confirm transfer'; booking: number }
  | { does: 'cancel'; player: number; booking: number; isStale: boolean }
  | { does: 'share'; player: number; booking: number }
  | { does: 'pay place'; player: number; booking: number; reports: boolean }
  | { does: 'open places'; player: number; booking: number; places: number }
  | { does: 'take place'; player: number; booking: number; reports: boolean }
  | { does: 'leave'; booking: number; friend: number }
  | { does: 'settle'; by: Staff; booking: number; means: DeskMeans }
  | { does: 'cancel for venue'; by: Staff; booking: number; blocks: boolean }
  | { does: 'hand over'; booking: number }
  | OfHour<{ does: 'wait for'; player: number; game: Game }>
  | { does: 'accept offer'; entry: number }
  | { does: 'decline offer'; entry: number }
  | { does: 'leave line'; player: number; entry: number }
  | { does: 'sign in'; player: number; mailbox: number }
  | { does: 'erase'; player: number }
  | { does: 'hire' | 'fire' }
  | { does: 'open till'; cents: number }
  | { does: 'move cash'; cents: number }
  | { does: 'sell at counter'; means: DeskMeans; cents: number }
  | { does: 'close till'; counted: number; opensNext: boolean }
  | { does: 'change price'; by: Staff; court: number; cents: number }
  | { does: 'change terms'; venue: number; terms: number }
  | { does: 'wait'; minutes: number }
  | { does: 'restart' };

type OfHour<Rest> = Rest & { court: number; days: number; hour: number };

export type Does = Operation['does'];
export type Of<D extends Does> = Operation & { does: D };

/** The owner of all clubs, or the person at the reception of the first one. */
export type Staff = 'owner' | 'reception';
export type Game = 'singles' | 'doubles';
export type DeskMeans = 'cash' | 'transfer' | 'terminal';
export type SaleKind = DeskMeans | 'at_club' | 'free' | 'later';
export type Card = 'pm_card_visa' | 'pm_card_visa_chargeDeclined';

/** Trouble during an operation. The person then does the same again, as people do. */
export interface Trouble {
  /** The connections of the database end so many milliseconds after the operation has begun. */
  cutAfterMs?: number;
  /** The next calls of the provider fail in these ways. */
  faults?: readonly ('drop_before_work' | 'drop_after_work' | 'server_error' | 'rate_limited')[];
}

export type Step = Operation & { trouble?: Trouble };
