import type { Cents } from '../../../../kernel/domain/money.js';
import type { GameType } from '../../../../kernel/domain/games.js';
import type { CourtId } from '../../../../kernel/domain/ids.js';
import type { Category } from './category.js';
import { END_OF_DAY, type MinuteOfDay } from './time-of-day.js';

/** The days of a week in the order in which clubs read them. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The lengths of play that a venue can offer, in minutes. */
export const PLAY_LENGTHS = [30, 60, 90, 120, 150, 180] as const;

/** A part of a day in which a venue is open. `to` is not included and is greater than `from`. */
export interface OpenInterval {
  readonly from: MinuteOfDay;
  readonly to: MinuteOfDay;
}

/** A date (`yyyy-MM-dd`) with other hours. No interval means that the venue is closed. */
export interface OpeningException {
  readonly date: string;
  readonly open: readonly OpenInterval[];
  /** The reason that players read. */
  readonly reason: string;
}

/** A price per hour that replaces the price of the court if all of its conditions hold. */
export interface PriceRule {
  readonly weekdays: readonly Weekday[];
  readonly from: MinuteOfDay;
  readonly to: MinuteOfDay;
  /** The first date; null if there is none. */
  readonly dateFrom: string | null;
  /** The last date, included; null if there is none. */
  readonly dateTo: string | null;
  /** Null means both. */
  readonly gameType: GameType | null;
  /** Null means every court. */
  readonly courtIds: readonly CourtId[] | null;
  readonly pricePerHour: Cents;
}

/** A step of the refund terms. The first step needs more than its hours, the others at least. */
export interface RefundStep {
  readonly hoursBefore: number;
  readonly percentage: number;
}

/** The bank account to which players transfer. */
interface TransferAccount {
  readonly holder: string;
  readonly bank: string;
  readonly number: string;
  /** The rest that a bank asks for, such as the kind of account or a tax id; null for nothing. */
  readonly note: string | null;
}

/** How a venue takes transfers: its account, and how many hours the money may take. */
export interface TransferRule extends TransferAccount {
  readonly hours: number;
}

/**
 * Until when friends pay their places if the organiser's card guarantees the total: as long as any
 * booking has to be paid, or until after the play (club.md §4).
 */
export const SPLIT_UNTIL = ['grace', 'after_play'] as const;
export type SplitUntil = (typeof SPLIT_UNTIL)[number];

/** The rules of a venue (club.md §2). The value contains only JSON, so it is stored as it is. */
export interface VenueRules {
  readonly openingHours: Readonly<Record<Weekday, readonly OpenInterval[]>>;
  readonly exceptions: readonly OpeningException[];
  /** The lengths of play in minutes. The first is the default. */
  readonly lengths: readonly number[];
  /** How many minutes lie between two starts, counted from each opening. */
  readonly startsEvery: 30 | 60;
  readonly nightFrom: MinuteOfDay;
  /** Oldest first. */
  readonly priceRules: readonly PriceRule[];
  /** One to five, most notice first. */
  readonly refundSteps: readonly RefundStep[];
  /** Within so many minutes after booking, a cancellation refunds everything; 0 is never. */
  readonly regretMinutes: number;
  readonly windowDays: number;
  readonly leadMinutes: number;
  /** The time to pay. Only the installation's default can be a fraction of a minute. */
  readonly paymentMinutes: number;
  /** How many bookings ahead a player may hold; null means any number. */
  readonly maxActivePerPlayer: number | null;
  readonly payAtClub: boolean;
  /** Null if players cannot pay by transfer. */
  readonly transfer: TransferRule | null;
  /** Whether a cancelled time that is sold again brings back what the refund terms kept. */
  readonly resaleRefund: boolean;
  readonly splitUntil: SplitUntil;
  /** Whether reception may leave the tariff with a reason, of which the leads get a letter. */
  readonly receptionPrices: boolean;
  /** The categories that customers can have, in the order of the venue. */
  readonly categories: readonly Category[];
  /** The categories of the player for whom these rules are; absent for everyone else. */
  readonly heldCategories?: readonly Category[];
}

/** The defaults that the settings of an installation decide. */
export interface InstallationRules {
  readonly windowDays: number;
  readonly graceSeconds: number;
}

const SPECIFIED_DAY: readonly OpenInterval[] = [{ from: 6 * 60, to: 22 * 60 }];

/** Returns the rules of a venue that has changed nothing: those of the specification. */
export function defaultRules({ windowDays, graceSeconds }: InstallationRules): VenueRules {
  const [mon, tue, wed, thu, fri, sat, sun] = WEEKDAYS.map(() => SPECIFIED_DAY) as EveryDay;
  return {
    openingHours: { mon, tue, wed, thu, fri, sat, sun },
    exceptions: [],
    lengths: [60],
    startsEvery: 60,
    nightFrom: 18 * 60,
    priceRules: [],
    refundSteps: [
      { hoursBefore: 24, percentage: 100 },
      { hoursBefore: 12, percentage: 50 },
    ],
    regretMinutes: 0,
    windowDays,
    leadMinutes: 0,
    paymentMinutes: graceSeconds / 60,
    maxActivePerPlayer: null,
    payAtClub: false,
    transfer: null,
    resaleRefund: false,
    splitUntil: 'grace',
    receptionPrices: false,
    categories: [],
  };
}

/** Returns the rules of a venue that has changed some of them. */
export function rulesWith(changed: Partial<VenueRules>, installation: InstallationRules): VenueRules {
  return { ...defaultRules(installation), ...changed };
}

/**
 * Returns the rules for a player of these categories: their prices, and of their windows and limits
 * the widest. Without a category they are the rules of everyone.
 */
export function rulesFor(rules: VenueRules, categories: readonly Category[]): VenueRules {
  if (categories.length === 0) return rules;
  const { windowDays, maxActivePerPlayer } = rules;
  const limits = categories.map(({ maxActive }) => maxActive ?? maxActivePerPlayer);
  return {
    ...rules,
    heldCategories: categories,
    windowDays: Math.max(...categories.map((category) => category.windowDays ?? windowDays)),
    maxActivePerPlayer: limits.reduce((one, other) =>
      one === null || other === null ? null : Math.max(one, other),
    ),
    payAtClub: rules.payAtClub || categories.some(({ payAtClub }) => payAtClub),
  };
}

/**
 * Returns the rules without the courts that the venue has no more. A price of such courts alone
 * goes with them.
 */
export function rulesForCourts(rules: VenueRules, courtIds: readonly CourtId[]): VenueRules {
  const isLeft = (id: CourtId) => courtIds.includes(id);
  const priceRules = rules.priceRules
    .map((rule) => ({ ...rule, courtIds: rule.courtIds && rule.courtIds.filter(isLeft) }))
    .filter((rule) => rule.courtIds?.length !== 0);
  return { ...rules, priceRules };
}

/**
 * Returns the rules of a venue for a caller to whom the settings of the installation do not matter:
 * the booking window and the time to pay are wrong if the venue has not changed them.
 */
export function rulesWithoutSettings(changed: Partial<VenueRules>): VenueRules {
  return rulesWith(changed, { windowDays: 0, graceSeconds: 0 });
}

/** Returns when a venue is open. It needs no setting of the installation. */
export function openingRulesOf(
  changed: Partial<VenueRules>,
): Pick<VenueRules, 'openingHours' | 'exceptions'> {
  return rulesWithoutSettings(changed);
}

/** Returns true for a price rule that applies at any time of the day. */
export const isWholeDay = ({ from, to }: OpenInterval): boolean => from === 0 && to === END_OF_DAY;

type Hours = readonly OpenInterval[];
type EveryDay = [Hours, Hours, Hours, Hours, Hours, Hours, Hours];
