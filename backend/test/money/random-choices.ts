import fc from 'fast-check';
import type { GameType } from '../../src/kernel/domain/games.js';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import { type DeskCommand, deskCommand } from './desk-commands.js';
import { type LimitedCodeCommand, limitedCodeCommand } from './limited-code-commands.js';
import { type OpenGameCommand, openGameCommand } from './open-game-commands.js';
import { STORY_ACCOUNT, type TransferCommand, transferCommand } from './transfer-commands.js';
import { type WaitingCommand, waitingCommand } from './waiting-commands.js';

/** An action of a player, a friend, the desk, the clock or the provider on one booking. */
export type Command =
  | WaitingCommand
  | OpenGameCommand
  | DeskCommand
  | TransferCommand
  | { does: 'goes on with the limited code'; step: LimitedCodeCommand }
  | { does: 'pays' | 'guarantees'; card: string; reports: boolean }
  | { does: 'pays places'; places: number; friend: number; card: string; reports: boolean }
  | { does: 'leaves'; friend: number; twice: boolean }
  | { does: 'applies the code' | 'removes the code' | 'cancels' | 'reaches the deadline' }
  | { does: 'lets the rest lapse' }
  | { does: 'joins the account' | 'pays at the club' | 'gets the money back at the desk' }
  | { does: 'is settled at the desk'; amount: string; method: 'cash' | 'transfer' | 'terminal' }
  | { does: 'moves'; halfHour: number; durationMinutes: number; gameType: GameType }
  | { does: 'changes the rules'; rules: object }
  | { does: 'confirms late' | 'redelivers an event' | 'refunds at the provider'; which: number }
  | { does: 'breaks the provider'; fault: Fault; times: number };

const CARDS = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_visa_chargeDeclined',
  'pm_card_chargeCustomerFail',
  'pm_card_refundFail',
];
const ALWAYS = { weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '00:00', to: '24:00' };
const FAULTS: Fault[] = [
  { kind: 'drop_before_work' },
  { kind: 'drop_after_work' },
  { kind: 'server_error' },
  { kind: 'server_error', remembered: true },
  { kind: 'rate_limited' },
  { kind: 'delay', milliseconds: 150 },
];

/** The rules that a venue may change while a booking goes on. */
const anyRules: fc.Arbitrary<object> = fc.record({
  lengths: fc.constantFrom([60, 90, 120], [90]),
  nightFrom: fc.constantFrom('10:30', '18:00'),
  priceRules: fc.constantFrom([], [{ ...ALWAYS, gameType: 'doubles', pricePerHour: '0.99' }]),
  refundSteps: fc.constantFrom(
    [{ hoursBefore: 24, percentage: 100 }],
    [
      { hoursBefore: 100, percentage: 70 },
      { hoursBefore: 1, percentage: 33 },
    ],
  ),
  regretMinutes: fc.constantFrom(0, 60),
  paymentMinutes: fc.constantFrom(5, 1440),
  maxActivePerPlayer: fc.constantFrom(null, 1),
  payAtClub: fc.constantFrom(true, true, false),
  transfer: fc.constantFrom(STORY_ACCOUNT, STORY_ACCOUNT, null),
  resaleRefund: fc.boolean(),
  splitUntil: fc.constantFrom('grace', 'after_play'),
});

export const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: waitingCommand },
    { weight: 8, arbitrary: openGameCommand },
    { weight: 5, arbitrary: deskCommand },
    { weight: 5, arbitrary: transferCommand },
    {
      weight: 5,
      arbitrary: fc.record({
        does: fc.constant('goes on with the limited code' as const),
        step: limitedCodeCommand,
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        does: fc.constantFrom('pays' as const, 'guarantees' as const),
        card: fc.constantFrom(...CARDS),
        reports: fc.boolean(),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        does: fc.constant('pays places' as const),
        places: fc.constantFrom(1, 1, 1, 2, 3, 4),
        friend: fc.nat(2),
        card: fc.constantFrom(...CARDS),
        reports: fc.boolean(),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ does: fc.constant('leaves' as const), friend: fc.nat(2), twice: fc.boolean() }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constantFrom(
          'applies the code' as const,
          'removes the code' as const,
          'cancels' as const,
          'reaches the deadline' as const,
          'lets the rest lapse' as const,
          'joins the account' as const,
          'pays at the club' as const,
          'gets the money back at the desk' as const,
        ),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('is settled at the desk' as const),
        amount: fc.constantFrom('0.01', '2.33', '7.25', '14.53', '29.05', '29.06'),
        method: fc.constantFrom('cash' as const, 'transfer' as const, 'terminal' as const),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('moves' as const),
        halfHour: fc.integer({ min: 20, max: 43 }),
        durationMinutes: fc.constantFrom(60, 90, 120),
        gameType: fc.constantFrom('singles' as const, 'doubles' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ does: fc.constant('changes the rules' as const), rules: anyRules }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constantFrom(
          'confirms late' as const,
          'redelivers an event' as const,
          'refunds at the provider' as const,
        ),
        which: fc.nat(5),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('breaks the provider' as const),
        fault: fc.constantFrom(...FAULTS),
        times: fc.integer({ min: 1, max: 4 }),
      }),
    },
  ),
  { minLength: 4, maxLength: 12 },
);
