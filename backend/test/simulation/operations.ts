/** An operation on the product. It is plain data, so that a story can be repeated. */
export type Operation =
  | { does: 'book'; player: number; court: number; days: number; hour: number; game: Game }
  | { does: 'pay'; player: number; booking: number; card: Card; reports: boolean }
  | { does: 'apply code'; player: number; booking: number; code: number }
  | { does: 'cancel'; player: number; booking: number; isStale: boolean }
  | { does: 'share'; player: number; booking: number }
  | { does: 'pay place'; player: number; booking: number; reports: boolean }
  | { does: 'sell'; court: number; days: number; hour: number; game: Game; kind: SaleKind }
  | { does: 'settle'; booking: number; means: DeskMeans }
  | { does: 'cancel for venue'; booking: number }
  | { does: 'hand over'; booking: number }
  | { does: 'block'; court: number; days: number; hour: number }
  | { does: 'change price'; court: number; cents: number }
  | { does: 'wait'; minutes: number }
  | { does: 'restart' };

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
