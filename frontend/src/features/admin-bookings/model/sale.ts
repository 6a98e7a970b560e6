import { type GameType, usualGame } from '../../../shared/model/games';
import { centsFor } from '../../../shared/model/lengths';
import { clockTime, todayIn } from '../../../shared/model/local-time';
import { centsOf, decimalOf, formatMoney } from '../../../shared/model/money';
import { lowestCharge, typedCents } from '../../../shared/model/typed-number';
import { texts } from '../texts';
import type { Customer } from '../../../shared/api/customers-query';
import type { DeskCourt, DeskHour, SaleCommand, SaleKind, SaleOffer } from '../types';

/** The fields and choices of a sale. Amounts are texts as they are typed. */
export interface SaleForm {
  name: string;
  phone: string;
  email: string;
  /** The chosen customer of the venue; null for a person by name. */
  customer: Customer | null;
  /** The names of the other players, with commas. */
  players: string;
  note: string;
  gameType: GameType;
  /** `null` for the usual length. */
  minutes: number | null;
  kind: SaleKind;
  /** The cash that the customer has handed over; empty if it is the exact price. */
  received: string;
  /** An instant; `null` for the usual one. */
  holdUntil: string | null;
  /** Another price than the tariff; `null` for the tariff. */
  price: string | null;
  /** Why it is free, or has another price. */
  reason: string;
}

export const blankSale: SaleForm = {
  name: '',
  phone: '',
  email: '',
  customer: null,
  players: '',
  note: '',
  gameType: usualGame,
  minutes: null,
  kind: 'cash',
  received: '',
  holdUntil: null,
  price: null,
  reason: '',
};

export type SaleField = 'name' | 'phone' | 'email' | 'received' | 'price' | 'reason';
export type SaleProblems = Partial<Record<SaleField, string>>;

/** The order in which the fields stand. */
export const saleFields: readonly SaleField[] = ['name', 'phone', 'email', 'received', 'price', 'reason'];

type Lengths = SaleOffer['lengths'];

/** In minutes. By itself, the server holds an hour until an hour before it begins. */
const usualHold = 60;
const halfHour = 30;
const longestHold = 12 * 60;

/** Returns true for a free hour of a court in service, but not if it is offered to a player. */
export function isSellable({ status }: Pick<DeskCourt, 'status'>, hour: Pick<DeskHour, 'status'>): boolean {
  return status === 'available' && hour.status === 'free';
}

/**
 * Returns the length that is sold unless the desk chooses another: the rest of an hour that has
 * begun, otherwise the first that the server names. `null` if nothing is free.
 */
export function usualLength(lengths: Lengths, restOfHour: number | null): number | null {
  if (lengths.some(({ minutes }) => minutes === restOfHour)) return restOfHour;
  return lengths[0]?.minutes ?? null;
}

/** Returns what the tariff asks for a length, in cents; `null` if the length is not free. */
export function tariffOfLength(lengths: Lengths, minutes: number | null, gameType: GameType): number | null {
  const length = lengths.find((one) => one.minutes === minutes);
  return length ? centsFor(length, gameType) : null;
}

/** "Socio · $10.00 en vez de $12.00", or null if the customer pays what everyone pays. */
export function memberPriceOf(lengths: Lengths, minutes: number | null, game: GameType): string | null {
  const length = lengths.find((one) => one.minutes === minutes);
  if (!length?.publicPrice) return null;
  const { category, ...prices } = length.publicPrice;
  const own = formatMoney(centsFor(length, game));
  const everyone = formatMoney(centsOf(prices[game]));
  return own === everyone ? category : texts.sale.memberPrice(category, own, everyone);
}

/** Returns what a sale costs, in cents; `null` if the typed price is none. */
export function priceOfSale(
  { kind, price }: Pick<SaleForm, 'kind' | 'price'>,
  tariff: number,
): number | null {
  if (kind === 'free') return 0;
  if (price === null) return tariff;
  const cents = typedCents(price);
  return cents !== null && cents >= lowestCharge ? cents : null;
}

/** Returns the change to give back, in cents; `null` if the text is no amount or not enough. */
export function changeOf(received: string, due: number): number | null {
  const cents = typedCents(received);
  return cents === null || cents < due ? null : cents - due;
}

/** One of the instants until which an hour can be held, with its time at the venue. */
export interface HoldTime {
  instant: string;
  label: string;
}

/**
 * Lists the instants until which an hour can be held without payment: every half hour before the
 * start, at most twelve hours. None if the hour begins too soon for that.
 */
export function holdTimes(startsAt: string, now: Date, timeZone: string): HoldTime[] {
  const start = Date.parse(startsAt);
  const playDay = todayIn(timeZone, new Date(start));
  const times: HoldTime[] = [];
  for (let minutes = halfHour; minutes <= longestHold; minutes += halfHour) {
    const instant = new Date(start - minutes * 60_000);
    if (instant <= now || todayIn(timeZone, instant) !== playDay) break;
    times.unshift({ instant: instant.toISOString(), label: clockTime(instant, timeZone) });
  }
  return times;
}

/** Returns the usual end of a hold: an hour before the start, or half an hour if it begins soon. */
export function usualHoldTime(times: readonly HoldTime[]): string | null {
  return times.at(-usualHold / halfHour)?.instant ?? times.at(-1)?.instant ?? null;
}

/** Returns what is wrong with a form, by field. `tariff` is in cents. */
export function saleProblems(form: SaleForm, tariff: number): SaleProblems {
  const { kind, received, reason } = form;
  const due = priceOfSale(form, tariff);
  const problems: SaleProblems = {};
  if (form.name.trim() === '') problems.name = texts.sale.nameMissing;
  if (due === null) problems.price = texts.sale.priceUnread;
  if ((kind === 'free' || form.price !== null) && reason.trim() === '')
    problems.reason = texts.sale.reasonMissing;
  if (kind === 'cash' && received.trim() !== '' && due !== null && changeOf(received, due) === null)
    problems.received = shortfall(received, due);
  return problems;
}

/** Returns what the server is asked to sell. The form has no problems. */
export function saleCommand(
  form: SaleForm,
  sold: Pick<SaleCommand, 'courtId' | 'bookingDate' | 'timeSlot' | 'durationMinutes'> & { tariff: number },
  holdUntil: string | null,
): SaleCommand {
  const { tariff, ...hour } = sold;
  const { kind, gameType, price } = form;
  const reason = form.reason.trim();
  return {
    ...hour,
    gameType,
    ...buyerOf(form),
    ...(price === null || kind === 'free'
      ? {}
      : { price: { total: decimalOf(typedCents(price) ?? tariff), reason } }),
    expectedAmount: decimalOf(tariff),
    payment: {
      kind,
      ...(kind === 'cash' && form.received.trim() !== ''
        ? { received: decimalOf(typedCents(form.received) ?? 0) }
        : {}),
      ...(kind === 'later' && holdUntil !== null ? { holdUntil } : {}),
      ...(kind === 'free' ? { reason } : {}),
    },
  };
}

function shortfall(received: string, due: number): string {
  const cents = typedCents(received);
  return cents === null ? '' : texts.sale.tooLittle(formatMoney(due - cents));
}

/** The customer as the server takes it, with the others and the note if there are any. */
function buyerOf(form: SaleForm): Pick<SaleCommand, 'customer' | 'players' | 'note'> {
  const players = namesIn(form.players);
  const note = form.note.trim();
  const person = {
    name: form.name.trim(),
    phone: form.phone.trim() || null,
    email: form.email.trim() || null,
  };
  return {
    customer: form.customer ? { id: form.customer.id } : person,
    ...(players.length > 0 ? { players } : {}),
    ...(note === '' ? {} : { note }),
  };
}

/** Returns the names in a text, which commas or line breaks separate. */
function namesIn(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, mostPlayers);
}

const mostPlayers = 7;

/** Returns the contacts of a customer in one line. */
export function contactOf({ phones, emails, hasAccount, category }: Customer): string {
  const member = category && !category.hasEnded ? category.name : undefined;
  const known = [member, phones[0], emails[0], hasAccount ? texts.sale.withAccount : undefined];
  return known.filter((one) => one !== undefined).join(' · ') || texts.noContact;
}
