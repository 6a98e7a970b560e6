import { toCents } from '../src/kernel/domain/money.js';
import { type CategoryId, idFrom } from '../src/kernel/domain/ids.js';
import type { GameType } from '../src/kernel/domain/games.js';
import type { VenueRules } from '../src/modules/venues/index.js';

/** The rules that a demo venue has changed. */
export type ChangedRules = Partial<VenueRules>;

const MORNING = { from: 7 * 60, to: 12 * 60 };
const EVENING = { from: 16 * 60, to: 22 * 60 };
const WHOLE_DAY = { from: 6 * 60, to: 22 * 60 };

/** Closed at noon, when the sun stands high; plays last 90 minutes, or an hour if you like. */
export const LONG_PLAYS_AND_SIESTA: ChangedRules = {
  openingHours: every([MORNING, EVENING]),
  lengths: [90, 60],
  startsEvery: 30,
};

export const CLOSED_ON_MONDAYS: ChangedRules = { openingHours: { ...every([WHOLE_DAY]), mon: [] } };

/** Weekend mornings are what everyone wants. */
export const DEARER_WEEKENDS: ChangedRules = {
  priceRules: [weekendMorning('singles', 1795), weekendMorning('doubles', 3590)],
};

/** The account of a demo club. No bank has it. */
export const BY_TRANSFER: ChangedRules = {
  transfer: {
    holder: 'Raquetas del Estero S.A.',
    bank: 'Banco de Muestra',
    number: '2200123456',
    note: 'Cuenta corriente · RUC 1790012345001',
    hours: 12,
  },
};

/** Friends of a guaranteed booking pay until after the play, and reception may be generous. */
export const EASY_GOING: ChangedRules = { splitUntil: 'after_play', receptionPrices: true };

/** Two kinds of members, whose prices they see when they are signed in. */
export const WITH_MEMBERS: ChangedRules = {
  categories: [
    {
      id: idFrom<CategoryId>('0193b5a0-0000-7000-8000-000000000001'),
      name: 'Socio',
      price: { percentage: 20 },
      windowDays: 90,
      maxActive: null,
      payAtClub: true,
    },
    {
      id: idFrom<CategoryId>('0193b5a0-0000-7000-8000-000000000002'),
      name: 'Juvenil',
      price: { singles: toCents(700), doubles: toCents(1400) },
      windowDays: 7,
      maxActive: 2,
      payAtClub: false,
    },
  ],
};

function every(day: VenueRules['openingHours']['mon']): VenueRules['openingHours'] {
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
}

function weekendMorning(gameType: GameType, cents: number): VenueRules['priceRules'][number] {
  return {
    weekdays: ['sat', 'sun'],
    from: 8 * 60,
    to: 12 * 60,
    dateFrom: null,
    dateTo: null,
    gameType,
    courtIds: null,
    pricePerHour: toCents(cents),
  };
}
