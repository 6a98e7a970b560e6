import type { Chance } from './chance.js';
import type { ModelBooking } from './model/booking.js';
import { openPlaces, owedAtDesk, type World } from './model/world.js';
import type { Card, DeskMeans, Game, Operation, SaleKind, Staff, Step, Trouble } from './operations.js';
import { TERMS } from './spec.js';

const CARDS: readonly (readonly [number, Card])[] = [
  [6, 'pm_card_visa'],
  [1, 'pm_card_visa_chargeDeclined'],
];
const KINDS: readonly SaleKind[] = ['cash', 'transfer', 'terminal', 'at_club', 'free', 'later'];
const MEANS: readonly DeskMeans[] = ['cash', 'transfer', 'terminal'];
const GAMES: readonly Game[] = ['singles', 'doubles'];
/** Some waits are long enough for a change of the clocks or of the refund. */
const WAITS = [1, 3, 7, 7, 15, 15, 20, 45, 61, 180, 700, 2000];

/** Chooses the next step. What it chooses may be refused: the model says whether it must be. */
export function nextStep(chance: Chance, world: World): Step {
  const operation = operationOf(chance, world);
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

function operationOf(chance: Chance, world: World): Operation {
  const player = chance.int(0, world.people.length - 1);
  const court = chance.int(0, world.courts.length - 1);
  // Few days and hours, so that people meet at them.
  const days = chance.happens(0.02) ? 61 : chance.int(0, 3);
  const hour = chance.happens(0.02) ? chance.of([5, 22]) : chance.int(6, 21);
  const at = { court, days, hour };
  const game = chance.of(GAMES);
  const by = staff(chance);
  const isAccount = world.personOf(player).mailbox !== null;
  const mailbox = chance.happens(0.8) ? player : chance.int(0, world.people.length - 1);
  const first: Choice[] = [
    [14, () => ({ does: 'book', player, ...at, game })],
    [5, () => ({ does: 'sell', by, ...at, game, kind: chance.of(KINDS) })],
    [world.reception === 'hired' ? 0.2 : 1, () => ({ does: 'hire' })],
    [0.3, () => ({ does: 'fire' })],
    ...aboutTill(chance, world),
    [1, () => ({ does: 'block', ...at })],
    // A third of the people stay guests.
    [player % 3 === 0 || isAccount ? 0.3 : 4, () => ({ does: 'sign in', player, mailbox })],
    [0.3, () => ({ does: 'erase', player })],
    [1, () => ({ does: 'change price', by, court, cents: chance.of([50, 117, 233, 1450, 1455, 9999]) })],
    [0.5, () => ({ does: 'change terms', venue: chance.int(0, 3), terms: chance.int(0, TERMS.length - 1) })],
    [4, () => ({ does: 'wait', minutes: chance.of(WAITS) })],
    [0.1, () => ({ does: 'restart' })],
  ];
  const { blocks } = world;
  if (blocks.length > 0) first.push([1, () => ({ does: 'unblock', block: lately(chance, blocks.length) })]);
  const choices = [...first, ...aboutBooking(chance, world, player), ...aboutLine(chance, world, player)];
  return chance.weighted(choices)();
}

const staff = (chance: Chance): Staff => (chance.happens(0.35) ? 'reception' : 'owner');

function aboutTill(chance: Chance, { till }: World): Choice[] {
  const cents = chance.int(1, 9_999);
  const counted = chance.happens(0.5) ? Math.max(0, till.expected) : chance.int(0, 20_000);
  const moved = chance.happens(0.5) ? cents : -cents;
  return [
    [till.isOpen ? 0.2 : 2, () => ({ does: 'open till', cents })],
    [1, () => ({ does: 'move cash', cents: moved })],
    [1, () => ({ does: 'sell at counter', means: chance.of(MEANS), cents })],
    [till.isOpen ? 0.7 : 0.2, () => ({ does: 'close till', counted, opensNext: chance.happens(0.5) })],
  ];
}

type Choice = [number, () => Operation];

/** A number below a length: most often one of the last, which still wait for something. */
function lately(chance: Chance, length: number): number {
  return chance.int(chance.happens(0.8) ? Math.max(0, length - 12) : 0, length - 1);
}

/** Chooses a booking: often one that friends are paying, or for whose hour people wait. */
function chosenBooking(chance: Chance, world: World): number {
  const { bookings, line } = world;
  const isShared = (one: ModelBooking) => one.places !== null && world.isUnpaid(one);
  const isWaitedFor = (one: ModelBooking) =>
    one.status === 'active' &&
    line.entries.some(({ status, place }) => status === 'waiting' && place === one.place);
  const [shared, waitedFor, owed] = [isShared, isWaitedFor, isOwed].map((is) => bookings.filter(is));
  if (shared?.length && chance.happens(0.35)) return bookings.indexOf(chance.of(shared));
  if (waitedFor?.length && chance.happens(0.25)) return bookings.indexOf(chance.of(waitedFor));
  if (owed?.length && chance.happens(0.1)) return bookings.indexOf(chance.of(owed));
  return lately(chance, bookings.length);
}

/** True if the desk has money of a booking to give back. */
const isOwed = ({ payments }: ModelBooking): boolean => payments.some((one) => owedAtDesk(one) > 0);

/** The operations about a booking that exists, most often by its owner. */
function aboutBooking(chance: Chance, world: World, stranger: number): Choice[] {
  if (world.bookings.length === 0) return [];
  const booking = chosenBooking(chance, world);
  const chosen = world.bookings[booking];
  if (!chosen) return [];
  const owner = world.people.findIndex((person) => person === chosen.person);
  const player = owner < 0 || chance.happens(0.04) ? stranger : owner;
  const reports = chance.happens(0.8);
  const code = chance.int(0, world.codes.length - 1);
  const { payAtClub, transferHours } = world.venueOf(chosen.court);
  const isAccount = world.personOf(player).mailbox !== null;
  const by = staff(chance);
  const isFree = chosen.places === null && chosen.payments.length === 0;
  const wants = (isOffered: boolean) => (isOffered && isAccount && isFree ? 6 : 0.2);
  return [
    [isFree ? 5 : 2, () => ({ does: 'pay', player, booking, card: chance.weighted(CARDS), reports })],
    [2, () => ({ does: 'guarantee', player, booking, reports })],
    [2, () => ({ does: 'apply code', player, booking, code })],
    [wants(payAtClub), () => ({ does: 'pay at club', player, booking })],
    [wants(transferHours !== null), () => ({ does: 'choose transfer', player, booking })],
    [chosen.waitsFor === 'transfer' ? 6 : 0, () => ({ does: 'confirm transfer', booking })],
    [5, () => ({ does: 'cancel', player, booking, isStale: chance.happens(0.1) })],
    [isFree ? 4 : 1, () => moved(chance, world, player, booking)],
    [2, () => ({ does: 'settle', by, booking, means: chance.of(MEANS) })],
    [1, () => ({ does: 'cancel for venue', by, booking, blocks: chance.happens(0.3) })],
    [isOwed(chosen) ? 20 : 0.5, () => ({ does: 'hand over', booking })],
    ...aboutPlaces(chance, chosen, { player, booking, stranger, reports }),
  ];
}

function moved(chance: Chance, world: World, player: number, booking: number): Operation {
  const { venue } = world.courtAt(world.bookings[booking]?.court ?? 0);
  const own = world.courts.flatMap((court, index) => (court.venue === venue ? [index] : []));
  const court = chance.happens(0.05) ? chance.int(0, world.courts.length - 1) : chance.of(own);
  return { does: 'move', player, booking, court, days: chance.int(0, 3), hour: chance.int(6, 21) };
}

/** The organiser, friends and strangers divide a booking. */
function aboutPlaces(
  chance: Chance,
  chosen: ModelBooking,
  who: { player: number; booking: number; stranger: number; reports: boolean },
): Choice[] {
  const { player, booking, stranger, reports } = who;
  const hasLink = chosen.places !== null;
  const isListed = openPlaces(chosen).some(({ isPublic }) => isPublic);
  const friends = chosen.friends.length;
  return [
    [6, () => ({ does: 'share', player, booking })],
    [hasLink ? 4 : 1, () => ({ does: 'open places', player, booking, places: chance.int(0, 3) })],
    [hasLink ? 12 : 0, () => ({ does: 'pay place', player: stranger, booking, reports })],
    [isListed ? 10 : hasLink ? 0.5 : 0, () => ({ does: 'take place', player: stranger, booking, reports })],
    [friends > 0 ? 5 : 0, () => ({ does: 'leave', booking, friend: chance.int(0, friends - 1) })],
  ];
}

/** People wait most often for an hour that is taken. */
function aboutLine(chance: Chance, world: World, player: number): Choice[] {
  const { entries, offers } = world.line;
  const taken = world.bookings.filter(({ status, startsAt }) => status === 'active' && startsAt > world.now);
  const choices: Choice[] = [];
  if (taken.length > 0) choices.push([8, () => wish(chance, world, player, chance.of(taken))]);
  if (entries.length === 0) return choices;
  const entry = lately(chance, entries.length);
  const own = chance.happens(0.9) ? (entries[entry]?.player ?? player) : player;
  choices.push([1.5, () => ({ does: 'leave line', player: own, entry })]);
  const open = offers.filter(({ status }) => status === 'open');
  const offered = open.length > 0 && chance.happens(0.9) ? entries.indexOf(chance.of(open).entry) : entry;
  if (offers.length > 0)
    choices.push([open.length > 0 ? 8 : 0.5, () => ({ does: 'accept offer', entry: offered })]);
  if (open.length > 0) choices.push([2, () => ({ does: 'decline offer', entry: offered })]);
  return choices;
}

function wish(chance: Chance, world: World, player: number, booking: ModelBooking): Operation {
  const [, , hour] = booking.place.split(' ');
  const { court } = booking;
  const days = [0, 1, 2, 3].find(
    (one) => world.hourOf({ court, days: one, hour: Number(hour) }).place === booking.place,
  );
  const game = chance.of(GAMES);
  return { does: 'wait for', player, court, days: days ?? chance.int(0, 3), hour: Number(hour), game };
}

/** True for a step that has tests of its own, or whose object does not exist: it is left out. */
export function isAboutNothing(world: World, step: Step): boolean {
  switch (step.does) {
    case 'sell':
    case 'block':
      // The desk sells and blocks what is left of an hour.
      return world.hasBegun(step);
    case 'unblock':
      return (world.blocks[step.block]?.startsAt ?? world.now) <= world.now;
    case 'accept offer':
    case 'decline offer':
    case 'leave line':
      return world.line.entries[step.entry] === undefined;
    default:
      return 'booking' in step && leavesOut(world, step, world.bookings[step.booking]);
  }
}

function leavesOut(world: World, step: Step, booking: ModelBooking | undefined): boolean {
  if (!booking) return true;
  switch (step.does) {
    case 'cancel for venue':
      return booking.startsAt <= world.now; // a refund after the start
    case 'move':
      return world.hourOf(step).place === booking.place;
    case 'guarantee':
      return booking.heldSince !== null;
    case 'confirm transfer':
      return booking.waitsFor !== 'transfer' || booking.status !== 'active'; // late money
    case 'pay place':
    case 'take place':
      return booking.places === null;
    case 'leave':
      return booking.friends[step.friend] === undefined;
    default:
      return false;
  }
}
