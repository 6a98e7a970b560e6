import { hoursInWords } from '../../../../../shared/texts/opening-words';
import { lengthInWords } from '../../../../../shared/texts/play-words';
import { words } from '../../../../../shared/texts/words';

interface OpeningOfDay {
  open: readonly (readonly string[])[];
  reason: string | null;
}

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);
const because = (reason: string | null) => (reason === null ? '' : `: ${reason}`);

/** Texts of the day board. */
export const texts = {
  title: '¿Qué hay libre?',
  day: 'Día',
  dayName: (day: string, isToday: boolean, isOpen: boolean) =>
    `${isToday ? `${words.today}, ${day}` : day}${isOpen ? '' : ', cerrado'}`,
  moreDays: 'Más días',
  game: 'Tipo de juego',
  length: 'Duración',
  opening: (day: string, { open, reason }: OpeningOfDay) =>
    `${day} · ${open.length === 0 ? 'cerrado' : `abre ${hoursInWords(open)}`}${because(reason)}`,
  hoursOf: (day: string) => `Horas de las canchas, ${day}`,
  court: 'Cancha',
  outOfService: 'Cerrada',
  freeCourts: (count: number) => `${count} ${plural(count, 'libre', 'libres')}`,
  hourName: (court: string, slot: string, price: string, length?: string) =>
    [`${court} a ${words.theTime(slot)}`, price, length].filter(Boolean).join(', '),
  closed: { taken: 'Ocupada', past: 'Ya empezó', short: 'No alcanza' },
  prices: (game: string, minutes: number) => `Precio de ${game.toLowerCase()} por ${lengthInWords(minutes)}`,
  legend: { day: 'Libre', night: 'Libre, con luz', taken: 'Ocupada' },
  allCourts: (count: number) => `Ver las ${words.courtCount(count)}`,
  fewerCourts: 'Ver menos canchas',
  noneFree: 'Este día ya no quedan horas libres.',
  dayClosed: 'El complejo no abre este día.',
  seeDay: (day: string) => `Ver ${day.toLowerCase()}`,
  failed: 'No pudimos cargar las horas',
} as const;
