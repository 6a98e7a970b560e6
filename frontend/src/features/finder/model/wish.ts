import { gameFrom, type GameType } from '../../../shared/model/games';
import { searchParameters } from '../../../shared/config/paths';
import { isDay, shiftDay, weekdayOf, type LocalDay } from '../../../shared/model/dates';
import { isStart } from '../../../shared/model/slots';

export const lengths = [30, 60, 90, 120, 150, 180] as const;

export const surfaces = ['clay', 'hard', 'grass'] as const;

/** The limits of the price that the form offers, in dollars. */
export const priceLimits = [10, 15, 20, 25, 30, 40, 60] as const;

/** The wish of a player. An empty string means that anything fits. */
export interface Wish {
  place: string;
  date: LocalDay;
  /** The first and the last start: "18:00". */
  from: string;
  to: string;
  /** The length of play; null is the usual one of each venue. */
  minutes: (typeof lengths)[number] | null;
  gameType: GameType;
  surface: (typeof surfaces)[number] | '';
  /** True leaves out the courts that do not say that they have lights. */
  lights: boolean;
  /** The most that the whole play may cost, in dollars; null is any price. */
  maxPrice: (typeof priceLimits)[number] | null;
}

/** The parameters of the address. */
export const wishParameters = {
  ...searchParameters,
  to: 'hasta',
  minutes: 'duracion',
  gameType: 'juego',
  surface: 'superficie',
  lights: 'luz',
  maxPrice: 'precio',
  near: 'cerca',
} as const;

/** The values of the address. */
export type WishValues = Readonly<Record<keyof typeof wishParameters, string>>;

/** The days that the form of the home page names instead of a date, as ISO weekdays. */
const weekdays: Readonly<Record<string, number>> = { sabado: 6, domingo: 7 };

/**
 * Reads the values of an address. A value that does not fit is left out.
 * @param today the day on the player's device, or null on the server, which cannot know it
 * @returns null as long as the day is not known
 */
export function readWish(values: WishValues, today: LocalDay | null): Wish | null {
  const date = dateOf(values.date, today);
  if (date === null) return null;
  const from = isStart(values.from) ? values.from : '';
  const [minutes, maxPrice] = [Number(values.minutes), Number(values.maxPrice)];
  return {
    place: values.place.trim().slice(0, 100),
    date,
    from,
    to: isStart(values.to) && values.to >= from ? values.to : '',
    minutes: lengths.find((length) => length === minutes) ?? null,
    gameType: gameFrom(values.gameType),
    surface: surfaces.find((surface) => surface === values.surface) ?? '',
    lights: values.lights === '1',
    maxPrice: priceLimits.find((limit) => limit === maxPrice) ?? null,
  };
}

function dateOf(value: string, today: LocalDay | null): LocalDay | null {
  if (today === null) return isDay(value) ? value : null;
  // Where the venue is, it may still be the day before.
  if (isDay(value) && value >= shiftDay(today, -1)) return value;
  if (value === 'manana') return shiftDay(today, 1);
  const weekday = weekdays[value];
  return weekday === undefined ? today : shiftDay(today, (weekday - weekdayOf(today) + 7) % 7);
}

/** Returns how many of the further filters leave something out. */
export const filterCount = ({ to, minutes, surface, lights, maxPrice }: Wish): number =>
  [to !== '', minutes !== null, surface !== '', lights, maxPrice !== null].filter(Boolean).length;

/** Returns true if a start lies in the range of a wish. */
export function isWished(slot: string, { from, to }: Wish): boolean {
  return slot >= from && (to === '' || slot <= to);
}

/** Returns the query of `GET /api/search`, without a page. */
export function searchCall(
  { place, date, from, to, minutes, gameType, surface, lights, maxPrice }: Wish,
  near: string | null,
) {
  return {
    date,
    gameType,
    from: from || undefined,
    to: to || undefined,
    durationMinutes: minutes ?? undefined,
    place: place || undefined,
    near: near ?? undefined,
    surface: surface || undefined,
    lights: lights ? ('true' as const) : undefined,
    maxPrice: maxPrice?.toFixed(2),
  };
}
