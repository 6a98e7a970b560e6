import type { Chance } from './chance.js';
import type { Model } from './model.js';
import type { Card, DeskMeans, Game, Operation, SaleKind, Step, Trouble } from './operations.js';

const CARDS: readonly (readonly [number, Card])[] = [
  [6, 'pm_card_visa'],
  [1, 'pm_card_visa_chargeDeclined'],
];
const KINDS: readonly SaleKind[] = ['cash', 'transfer', 'terminal', 'at_club', 'free', 'later'];
const MEANS: readonly DeskMeans[] = ['cash', 'transfer', 'terminal'];
const GAMES: readonly Game[] = ['singles', 'doubles'];
/** A quarter of the waits is long enough for a change of the clocks or of the refund. */
const WAITS = [1, 7, 20, 45, 61, 180, 700, 2000];

/** Chooses the next step. What it chooses may be refused: the model says whether it must be. */
export function nextStep(chance: Chance, model: Model, players: number): Step {
  const operation = operationOf(chance, model, players);
  const trouble = chance.happens(0.04) ? troubleOf(chance) : null;
  return trouble && operation.does !== 'restart' && operation.does !== 'wait'
    ? { ...operation, trouble }
    : operation;
}

function troubleOf(chance: Chance): Trouble {
  if (chance.happens(0.5)) return { cutAfterMs: chance.int(0, 30) };
  const kinds = ['drop_before_work', 'drop_after_work', 'server_error', 'rate_limited'] as const;
  return { faults: Array.from({ length: chance.int(1, 3) }, () => chance.of(kinds)) };
}

function operationOf(chance: Chance, model: Model, players: number): Operation {
  const player = chance.int(0, players - 1);
  const court = chance.int(0, model.courts.length - 1);
  // Few days and hours, so that people meet at them.
  const days = chance.happens(0.02) ? 61 : chance.int(0, 3);
  const hour = chance.happens(0.02) ? chance.of([5, 22]) : chance.int(6, 21);
  const game = chance.of(GAMES);
  const first: [number, () => Operation][] = [
    [14, () => ({ does: 'book', player, court, days, hour, game })],
    [5, () => ({ does: 'sell', court, days, hour, game, kind: chance.of(KINDS) })],
    [1, () => ({ does: 'block', court, days, hour })],
    [1, () => ({ does: 'change price', court, cents: chance.of([50, 117, 233, 1450, 1455, 9999]) })],
    [4, () => ({ does: 'wait', minutes: chance.of(WAITS) })],
    [0.1, () => ({ does: 'restart' })],
  ];
  return chance.weighted([...first, ...aboutBooking(chance, model, player)])();
}

/** The operations about a booking that exists, most often by its owner. */
function aboutBooking(chance: Chance, model: Model, stranger: number): [number, () => Operation][] {
  const { length } = model.bookings;
  if (length === 0) return [];
  // The last bookings are the ones that still wait for something.
  const booking = chance.happens(0.8)
    ? chance.int(Math.max(0, length - 12), length - 1)
    : chance.int(0, length - 1);
  const chosen = model.bookings[booking];
  const owner = chosen?.player ?? null;
  const player = owner === null || chance.happens(0.04) ? stranger : owner;
  const reports = chance.happens(0.8);
  const code = chance.int(0, model.codes.length - 1);
  const hasLink = (chosen?.open ?? null) !== null;
  return [
    [10, () => ({ does: 'pay', player, booking, card: chance.weighted(CARDS), reports })],
    [2, () => ({ does: 'apply code', player, booking, code })],
    [5, () => ({ does: 'cancel', player, booking, isStale: chance.happens(0.1) })],
    [4, () => ({ does: 'share', player, booking })],
    [hasLink ? 14 : 0, () => ({ does: 'pay place', player: stranger, booking, reports })],
    [4, () => ({ does: 'settle', booking, means: chance.of(MEANS) })],
    [1, () => ({ does: 'cancel for venue', booking })],
    [2, () => ({ does: 'hand over', booking })],
  ];
}
