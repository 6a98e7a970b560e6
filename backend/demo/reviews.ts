import { addMinutes } from 'date-fns/addMinutes';
import type { BookingId, VenueId } from '../src/kernel/domain/ids.js';
import type { Booking } from '../src/modules/bookings/index.js';
import { randomFrom } from './random.js';
import type { VenueWithIds } from './venues-with-ids.js';

/** A row of the table `reviews`. */
export interface Review {
  readonly bookingId: BookingId;
  readonly venueId: VenueId;
  readonly stars: number;
  readonly text: string | null;
  readonly createdAt: Date;
  readonly reply: string | null;
  readonly repliedAt: Date | null;
}

/** The distribution of stars: most reviews are good. */
const STARS = [5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2] as const;

const TEXTS: Readonly<Record<(typeof STARS)[number], readonly [string, ...string[]]>> = {
  5: [
    'Cancha impecable y muy buena iluminación. Volvemos la próxima semana.',
    'Todo puntual: llegamos y la cancha estaba barrida.',
    'El mejor lugar para jugar en dobles después del trabajo.',
    'Reservar y dividir la cuenta nos tomó dos minutos. ¡Excelente!',
    'La superficie está como nueva y los camerinos, limpios.',
    'Gran ambiente y gente amable en la recepción.',
  ],
  4: [
    'Muy buena cancha. El parqueo se llena los sábados.',
    'Todo bien, aunque el viento molesta un poco en la tarde.',
    'Buena luz y buen precio. Falta un poco de sombra para los que esperan.',
    'Cómodo y cerca de todo. La red estaba algo baja.',
  ],
  3: [
    'La cancha está bien, pero los camerinos necesitan cariño.',
    'Correcta. A esa hora hace bastante calor.',
  ],
  2: ['Una de las luces parpadeaba y nos costó ver la pelota.'],
};

const REPLIES: Readonly<Record<(typeof STARS)[number], readonly [string, ...string[]]>> = {
  5: ['¡Gracias por venir! Te esperamos pronto.'],
  4: ['Gracias por contarnos, lo tomamos en cuenta.'],
  3: ['Gracias por decirlo. Este mes renovamos los camerinos.'],
  2: ['Lamentamos lo de la luz: ya cambiamos el reflector. Gracias por avisar.'],
};

/** Returns reviews of some of the hours that were played before the anchor. */
export function reviewsAt(
  anchor: Date,
  venues: readonly VenueWithIds[],
  bookings: readonly Booking[],
): Review[] {
  const rated = new Set(venues.filter(({ reviewed }) => reviewed).map(({ id }) => id));
  return bookings.flatMap((booking) => {
    const { id, venueId, startsAt, durationMinutes } = booking.snapshot();
    const random = randomFrom(`review:${id}`);
    const createdAt = addMinutes(startsAt, durationMinutes + random.between(10, 1500));
    if (!rated.has(venueId) || createdAt > anchor || !random.chance(0.3)) return [];
    const stars = random.pick(STARS);
    const text = random.chance(0.6) ? random.pick(TEXTS[stars]) : null;
    const repliedAt = addMinutes(createdAt, random.between(60, 1500));
    const isAnswered = text !== null && repliedAt <= anchor && random.chance(stars < 4 ? 0.9 : 0.3);
    const reply = isAnswered ? random.pick(REPLIES[stars]) : null;
    return [
      { bookingId: id, venueId, stars, text, createdAt, reply, repliedAt: reply === null ? null : repliedAt },
    ];
  });
}
