import { words } from '../../shared/texts/words';

export const texts = {
  title: 'Buscar cancha',
  preview:
    'Encuentra una cancha de tenis libre: di dónde, qué día y a qué hora, y reserva en un toque con el precio real.',
  howTo: 'Toca una hora: la guardamos para ti y pasas directo a pagar.',

  form: 'Qué buscas',
  place: 'Dónde',
  placeHint: 'Club, barrio o ciudad',
  near: 'Cerca de mí',
  locating: 'Buscando dónde estás…',
  denied:
    'El navegador no nos deja ver tu ubicación. Puedes permitirlo en sus ajustes, o escribir tu barrio o ciudad.',
  notLocated: 'No pudimos saber dónde estás. Escribe tu barrio o ciudad.',
  day: 'Día',
  otherDay: 'Otra fecha',
  from: 'Desde las',
  anyTime: 'Cualquier hora',
  to: 'Hasta las',
  noLimit: 'Sin límite',
  game: 'Juego',
  gameOf: {
    singles: `${words.game.singles} (2)`,
    doubles: `${words.game.doubles} (4)`,
  },
  length: 'Duración',
  usualLength: 'La de cada club',

  results: 'Resultados',
  today: 'hoy',
  tomorrow: 'mañana',
  onDay: (day: string) => `el ${day}`,
  free: (when: string) => `Horas libres ${when}`,
  found: (count: number) =>
    count === 1 ? '1 complejo con horas libres' : `${count} complejos con horas libres`,
  distance: (distance: string) => `a ${distance}`,
  playOf: (length: string) => `Partidos de ${length}`,
  bookHour: (venue: string, court: string, when: string, slot: string) =>
    `Reservar en ${venue}, ${court}, ${when} a las ${slot}`,
  moreHours: (count: number) => (count === 1 ? '1 hora más' : `${count} horas más`),
  moreHoursOf: (count: string, venue: string) => `${count} en ${venue}`,
  more: 'Ver más complejos',
  keepLooking: 'Seguir buscando',
  moreFailed: 'No pudimos cargar más complejos',
  failed: 'No pudimos buscar canchas libres',

  noneThen: (when: string) => `A esa hora no queda nada libre ${when}`,
  noneOn: (when: string) => `No queda nada libre ${when}`,
  noneAt: (place: string, when: string) => `No hay nada libre en «${place}» ${when}`,
  alternatives: {
    times: 'A otra hora, ese mismo día',
    days: 'Otro día, a esa hora',
    places: 'El mismo día, en otros lugares',
  },
  wait: 'Avísame si se libera mi hora',
  waitAt: (venue: string) => `Avísame si se libera mi hora en ${venue}`,
  nothingToWaitFor: 'A esa hora no hay aquí ninguna reserva por la que puedas esperar.',
  nothing: 'No encontramos horas libres',
  nothingHint: 'Prueba otro día, otra hora u otro lugar. También puedes mirar el calendario de cada club.',
  nothingNear: 'Ningún complejo cercano tiene horas libres',
  nothingNearHint: 'Algunos complejos no están en el mapa: búscalos por su nombre o su ciudad.',
  withoutNear: 'Buscar en todas partes',
  anyHour: 'Ver cualquier hora',
  anyLength: 'Con cualquier duración',
  anyPlace: 'Buscar en todos los lugares',
  searchToday: 'Buscar hoy',
  searchTomorrow: 'Buscar mañana',
  seeVenues: 'Ver los complejos',

  chooseOther: 'Elige otra de las que ves ahora.',
  seeUnpaid: 'Ver mis reservas',
} as const;
