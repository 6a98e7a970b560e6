import { invalidRequest } from '../../../../kernel/adapters/http/validation.js';
import { parseAmount } from '../../../../kernel/domain/money.js';
import { USUAL_GAME } from '../../../../kernel/domain/games.js';
import { parseDay, parseTimeSlot } from '../../../bookings/index.js';
import type { Coordinates } from '../../../venues/index.js';
import type { Wish } from '../../application/wish.js';
import type { SearchQuery } from './search.dto.js';

/** A start at 24:00 does not exist, so any start of the day comes before it. */
const END_OF_DAY = 24 * 60;

/**
 * Converts a query to a wish.
 * @throws DomainError `invalid_request` if the fields do not fit together
 */
export function wishFrom(query: SearchQuery): Wish {
  const { date, from, to, durationMinutes, gameType, surface, lights, maxPrice, ...where } = query;
  const within = [minuteOf(from) ?? 0, minuteOf(to) ?? END_OF_DAY] as const;
  if (parseDay(date) === null) throw invalidRequest([{ field: 'date', message: 'La fecha no es válida.' }]);
  if (within[1] < within[0])
    throw invalidRequest([{ field: 'to', message: 'La última hora no puede ser anterior a la primera.' }]);
  return {
    date,
    within,
    durationMinutes,
    gameType: gameType ?? USUAL_GAME,
    surface,
    lights: lights && true,
    maxCents: maxPrice === undefined ? undefined : (parseAmount(maxPrice) ?? undefined),
    ...whereFrom(where),
  };
}

const minuteOf = (time: string | undefined): number | null =>
  time === undefined ? null : parseTimeSlot(time);

/**
 * Converts the place and the point of a query to a part of a wish.
 * @throws DomainError `invalid_request` if the point is none of the earth
 */
export const whereFrom = ({
  place,
  near,
}: Pick<SearchQuery, 'place' | 'near'>): Pick<Wish, 'place' | 'near'> => ({
  place: place ?? null,
  near: near === undefined ? null : coordinatesFrom(near),
});

function coordinatesFrom(text: string): Coordinates {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    throw invalidRequest([{ field: 'near', message: 'Tu ubicación no es válida.' }]);
  return { latitude, longitude };
}
