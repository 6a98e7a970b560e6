import type { FieldError } from '../../../../../kernel/domain/domain-error.js';
import { type CourtId, idFrom } from '../../../../../kernel/domain/ids.js';
import { InvalidRules } from '../../venue-errors.js';
import { documentOf } from '../rules-document.js';
import { rulesWith, type VenueRules, WEEKDAYS } from '../venue-rules.js';
import { enteredRules } from './rules-change.js';

const ACCOUNT = { holder: 'Club', bank: 'Banco', number: '22', note: null, hours: 12 };
const INSTALLATION = { windowDays: 60, graceSeconds: 3600 };
const COURT = idFrom<CourtId>('5bd3a9d2-4cb6-4e1c-9f3a-0a53ff2f6c11');
const DAY = [['06:00', '22:00']];
const week = (over: object = {}) => ({ ...Object.fromEntries(WEEKDAYS.map((day) => [day, DAY])), ...over });
const price = (over: object = {}) => ({
  weekdays: ['sat', 'sun'],
  from: '08:00',
  to: '12:00',
  pricePerHour: '18.00',
  ...over,
});
const exception = (over: object = {}) => ({ date: '2026-12-25', open: [], reason: 'Navidad', ...over });
const enter = (fields: Record<string, unknown>) => enteredRules(fields, [COURT]);

/** Returns the problems by field. */
function problemsOf(fields: Record<string, unknown>): FieldError[] {
  try {
    enter(fields);
    return [];
  } catch (error) {
    if (error instanceof InvalidRules) return error.details.errors ?? [];
    throw error;
  }
}

test('rules are written back as they were entered, in order', () => {
  const entered = {
    openingHours: week({
      mon: [],
      tue: [
        ['00:00', '13:30'],
        ['15:00', '24:00'],
      ],
    }),
    exceptions: [exception(), exception({ date: '2026-12-31', open: DAY, reason: 'Fin de año' })],
    lengths: [90, 60],
    startsEvery: 30,
    nightFrom: '18:30',
    priceRules: [
      { ...price(), dateFrom: null, dateTo: null, gameType: null, courtIds: null },
      { ...price(), dateFrom: '2026-12-01', dateTo: '2026-12-31', gameType: 'doubles', courtIds: [COURT] },
    ],
    refundSteps: [
      { hoursBefore: 48, percentage: 100 },
      { hoursBefore: 0, percentage: 10 },
    ],
    regretMinutes: 15,
    windowDays: 30,
    leadMinutes: 120,
    paymentMinutes: 45,
    maxActivePerPlayer: 3,
    payAtClub: true,
    transfer: { holder: 'Club', bank: 'Banco', number: '22', note: 'RUC 1', hours: 6 },
    resaleRefund: true,
    splitUntil: 'after_play',
    receptionPrices: true,
  };
  expect(documentOf(rulesWith(enter(entered) as Partial<VenueRules>, INSTALLATION))).toEqual(entered);
});

test('only the entered rules change; null removes the limit of bookings', () => {
  expect(enter({ maxActivePerPlayer: null, windowDays: undefined })).toEqual({ maxActivePerPlayer: null });
});

test.each(['payAtClub', 'resaleRefund', 'receptionPrices'])('the rule %s can be yes or no', (name) => {
  expect([enter({ [name]: true }), enter({ [name]: false })]).toEqual([{ [name]: true }, { [name]: false }]);
});

test.each([
  [{ regretMinutes: 0, leadMinutes: 0, windowDays: 1, paymentMinutes: 5, maxActivePerPlayer: 1 }],
  [
    {
      regretMinutes: 1440,
      leadMinutes: 2880,
      windowDays: 366,
      paymentMinutes: 1440,
      maxActivePerPlayer: 50,
    },
  ],
  [{ refundSteps: [{ hoursBefore: 720, percentage: 100 }] }],
  [{ refundSteps: [{ hoursBefore: 0, percentage: 1 }] }],
  [{ refundSteps: [5, 4, 3, 2, 1].map((one) => ({ hoursBefore: one, percentage: one })) }],
  [{ lengths: [180, 150, 120, 90, 60, 30] }],
])('the outermost values %j are accepted', (fields) => {
  expect(enter(fields)).toEqual(fields);
});

test('an account keeps what was typed without blanks, and a note of blanks is none', () => {
  const typed = { holder: ' Club ', bank: 'Banco', number: ' 22 ', note: ' ', hours: 12 };
  expect(enter({ transfer: typed })).toEqual({
    transfer: { holder: 'Club', bank: 'Banco', number: '22', note: null, hours: 12 },
  });
  expect(enter({ transfer: null })).toEqual({ transfer: null });
});

test('days of the week that were not sent are left out', () => {
  expect(enter({ openingHours: { mon: [] } })).toEqual({ openingHours: { mon: [] } });
});

test('hours, exceptions and the days of a price are put in order', () => {
  const hours = [
    ['15:00', '20:00'],
    ['08:00', '13:00'],
  ];
  const rules = enter({
    openingHours: week({ mon: hours }),
    exceptions: [exception(), exception({ date: '2026-12-24' })],
    priceRules: [price({ weekdays: ['sun', 'mon'] })],
  });
  expect(rules.openingHours?.mon?.map(({ from }) => from)).toEqual([480, 900]);
  expect(rules.exceptions?.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-25']);
  expect(rules.priceRules?.[0]?.weekdays).toEqual(['mon', 'sun']);
});

test.each<[string, Record<string, unknown>, string]>([
  ['a time off the grid', { openingHours: week({ tue: [['06:15', '22:00']] }) }, 'openingHours.tue.0.0'],
  [
    'an interval that ends before it begins',
    { openingHours: week({ tue: [['22:00', '06:00']] }) },
    'openingHours.tue.0',
  ],
  ['an interval without length', { openingHours: week({ tue: [['10:00', '10:00']] }) }, 'openingHours.tue.0'],
  [
    'an interval past midnight',
    { openingHours: week({ tue: [['20:00', '25:00']] }) },
    'openingHours.tue.0.1',
  ],
  [
    'intervals that overlap',
    {
      openingHours: week({
        tue: [
          ['06:00', '12:00'],
          ['11:30', '22:00'],
        ],
      }),
    },
    'openingHours.tue',
  ],
  ['a day of the week without a list', { openingHours: { sun: null } }, 'openingHours.sun'],
  ['an unknown day of the week', { openingHours: week({ day: [] }) }, 'openingHours.day'],
  ['a date that does not exist', { exceptions: [exception({ date: '2026-02-30' })] }, 'exceptions.0.date'],
  ['the same date twice', { exceptions: [exception(), exception()] }, 'exceptions'],
  ['an exception without a reason', { exceptions: [exception({ reason: ' ' })] }, 'exceptions.0.reason'],
  ['367 exceptions', { exceptions: Array.from({ length: 367 }, () => exception()) }, 'exceptions'],
  ['no length', { lengths: [] }, 'lengths'],
  ['a length off the list', { lengths: [60, 45] }, 'lengths.1'],
  ['a length twice', { lengths: [60, 60] }, 'lengths'],
  ['starts every 45 minutes', { startsEvery: 45 }, 'startsEvery'],
  ['a night that begins at a quarter', { nightFrom: '18:15' }, 'nightFrom'],
  ['101 prices', { priceRules: Array.from({ length: 101 }, () => price()) }, 'priceRules'],
  ['a price without a day', { priceRules: [price({ weekdays: [] })] }, 'priceRules.0.weekdays'],
  [
    'a price below the minimum charge',
    { priceRules: [price({ pricePerHour: '0.49' })] },
    'priceRules.0.pricePerHour',
  ],
  ['a price that is a number', { priceRules: [price({ pricePerHour: 18 })] }, 'priceRules.0.pricePerHour'],
  ['a court of another venue', { priceRules: [price({ courtIds: ['other'] })] }, 'priceRules.0.courtIds.0'],
  ['a price that ends before it begins', { priceRules: [price({ to: '07:00' })] }, 'priceRules.0'],
  [
    'a last date before the first',
    { priceRules: [price({ dateFrom: '2026-12-31', dateTo: '2026-12-01' })] },
    'priceRules.0',
  ],
  ['an unknown field of a price', { priceRules: [price({ color: 'red' })] }, 'priceRules.0.color'],
  ['no refund step', { refundSteps: [] }, 'refundSteps'],
  [
    'six refund steps',
    { refundSteps: [6, 5, 4, 3, 2, 1].map((one) => ({ hoursBefore: one, percentage: one })) },
    'refundSteps',
  ],
  [
    'a refund step with as many hours as the one before',
    {
      refundSteps: [
        { hoursBefore: 24, percentage: 100 },
        { hoursBefore: 24, percentage: 50 },
      ],
    },
    'refundSteps.1',
  ],
  [
    'a refund step with as high a percentage as the one before',
    {
      refundSteps: [
        { hoursBefore: 24, percentage: 50 },
        { hoursBefore: 12, percentage: 50 },
      ],
    },
    'refundSteps.1',
  ],
  [
    'a refund step of nothing',
    { refundSteps: [{ hoursBefore: 24, percentage: 0 }] },
    'refundSteps.0.percentage',
  ],
  ['a negative time for regret', { regretMinutes: -1 }, 'regretMinutes'],
  ['a window of no day', { windowDays: 0 }, 'windowDays'],
  ['a window of 367 days', { windowDays: 367 }, 'windowDays'],
  ['a lead time of over two days', { leadMinutes: 2881 }, 'leadMinutes'],
  ['a time for regret of over a day', { regretMinutes: 1441 }, 'regretMinutes'],
  ['a negative lead time', { leadMinutes: -1 }, 'leadMinutes'],
  ['over a day to pay', { paymentMinutes: 1441 }, 'paymentMinutes'],
  [
    'a refund step of over thirty days',
    { refundSteps: [{ hoursBefore: 721, percentage: 100 }] },
    'refundSteps.0.hoursBefore',
  ],
  [
    'a refund step of more than everything',
    { refundSteps: [{ hoursBefore: 24, percentage: 101 }] },
    'refundSteps.0.percentage',
  ],
  ['four minutes to pay', { paymentMinutes: 4 }, 'paymentMinutes'],
  ['part of a minute to pay', { paymentMinutes: 7.5 }, 'paymentMinutes'],
  ['no booking per player', { maxActivePerPlayer: 0 }, 'maxActivePerPlayer'],
  ['a limit of 51 bookings', { maxActivePerPlayer: 51 }, 'maxActivePerPlayer'],
  ['an account of no person', { transfer: { ...ACCOUNT, holder: ' ' } }, 'transfer.holder'],
  ['an account with a line break', { transfer: { ...ACCOUNT, number: '2\n2' } }, 'transfer.number'],
  ['a note that is too long', { transfer: { ...ACCOUNT, note: 'x'.repeat(121) } }, 'transfer.note'],
  ['no hours for a transfer', { transfer: { ...ACCOUNT, hours: 0 } }, 'transfer.hours'],
  ['too many hours for a transfer', { transfer: { ...ACCOUNT, hours: 73 } }, 'transfer.hours'],
  ['an unknown field of an account', { transfer: { ...ACCOUNT, iban: 'x' } }, 'transfer.iban'],
  ['a text for yes or no', { payAtClub: 'true' }, 'payAtClub'],
  ['a number for yes or no', { resaleRefund: 1 }, 'resaleRefund'],
  ['an unknown deadline of friends', { splitUntil: 'never' }, 'splitUntil'],
  ['null for a rule that always has a value', { windowDays: null }, 'windowDays'],
])('%s is refused', (_what, fields, field) => {
  const problems = problemsOf(fields);
  expect(problems.map((problem) => problem.field)).toEqual([field]);
  expect(problems[0]?.message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
});

test('every wrong part is reported at once', () => {
  const problems = problemsOf({ windowDays: 0, exceptions: [exception({ date: 'hoy', reason: '' })] });
  expect(problems.map(({ field }) => field)).toEqual([
    'exceptions.0.date',
    'exceptions.0.reason',
    'windowDays',
  ]);
});

test('only some of very many wrong parts are reported', () => {
  const exceptions = Array.from({ length: 366 }, () => ({ open: Array(48).fill(0) }));
  expect(problemsOf({ exceptions })).toHaveLength(50);
});
