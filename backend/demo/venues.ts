import type { Surface } from '../src/modules/courts/index.js';
import type { Amenity, Coordinates } from '../src/modules/venues/index.js';
import {
  BY_TRANSFER,
  type ChangedRules,
  CLOSED_ON_MONDAYS,
  DEARER_WEEKENDS,
  EASY_GOING,
  LONG_PLAYS_AND_SIESTA,
  WITH_MEMBERS,
} from './rules.js';

/** Prices per hour in cents: day singles, day doubles, night singles, night doubles. */
type Prices = readonly [number, number, number, number];

export interface DemoCourt {
  readonly name: string;
  readonly surface: Surface;
  readonly prices: Prices;
  readonly status?: 'maintenance';
}

/** The face of a venue. None has a phone, because the number could be a real one. */
interface DemoFace {
  readonly address: string;
  /** A place in the neighbourhood. "Cerca de mí" needs one. */
  readonly coordinates: Coordinates;
  readonly amenities: readonly Amenity[];
  readonly houseRules?: string;
  /** The courts whose pictures are among the photos of the venue. */
  readonly photosOf?: readonly string[];
}

export interface DemoVenue {
  /** The name of the venue in the seeds of random numbers and in the names of its pictures. */
  readonly key: string;
  readonly name: string;
  readonly location: string;
  readonly description: string;
  readonly timeZone: string;
  /** The demand for its hours, 0 to 1. */
  readonly demand: number;
  /** True if players have reviewed it. */
  readonly reviewed: boolean;
  readonly courts: readonly DemoCourt[];
  readonly face: DemoFace;
  /** The rules that differ from those of the specification. */
  readonly rules?: ChangedRules;
}

const MAINLAND = 'America/Guayaquil';

const CUMBAYA: DemoVenue = {
  key: 'cumbaya',
  name: 'Tenis del Valle',
  location: 'Cumbayá, Quito',
  description:
    'Arcilla bien regada, eucaliptos y el Cotopaxi al fondo en las mañanas despejadas. Un club de barrio donde ' +
    'siempre hay alguien dispuesto a completar un dobles; después del partido, el café de la terraza corre por cuenta ' +
    'de quien perdió.',
  timeZone: MAINLAND,
  demand: 0.62,
  reviewed: true,
  courts: [
    court('Central', 'clay', [1450, 2900, 1650, 3300]),
    court('Los Arrayanes', 'clay', [1375, 2750, 1575, 3150]),
    court('El Chaquiñán', 'clay', [1375, 2750, 1575, 3150]),
    court('Ilaló', 'hard', [1225, 2450, 1425, 2850]),
    court('El Potrero', 'grass', [1990, 3970, 2290, 4570]),
  ],
  face: {
    address: 'Calle de los Eucaliptos y Pasaje del Reservorio, Cumbayá, Quito',
    coordinates: { latitude: -0.200812, longitude: -78.431205 },
    amenities: ['parking', 'changing_rooms', 'showers', 'cafe', 'stringing', 'lessons', 'playground'],
  },
};

const GUAYAQUIL: DemoVenue = {
  key: 'guayaquil',
  name: 'Raquetas del Estero',
  location: 'Urdesa, Guayaquil',
  description:
    'Seis canchas junto al estero, con brisa por la tarde y buena luz para jugar de noche, cuando afloja el calor. ' +
    'Hay duchas, agua de coco bien fría y una pared de práctica para llegar antes y calentar el brazo.',
  timeZone: MAINLAND,
  demand: 0.58,
  reviewed: true,
  rules: { ...DEARER_WEEKENDS, ...BY_TRANSFER },
  courts: [
    court('El Manglar', 'hard', [1250, 2500, 1550, 3100]),
    court('Las Iguanas', 'hard', [1250, 2500, 1550, 3100]),
    court('Río Guayas', 'hard', [1250, 2500, 1550, 3100]),
    court('Santa Ana', 'clay', [1525, 3050, 1825, 3650]),
    court('La Perla', 'hard', [1395, 2790, 1695, 3390]),
    court('El Guayacán', 'clay', [1525, 3050, 1825, 3650], 'maintenance'),
  ],
  face: {
    address: 'Malecón del Estero y Calle Quinta, Urdesa, Guayaquil',
    coordinates: { latitude: -2.168934, longitude: -79.912418 },
    amenities: ['parking', 'changing_rooms', 'showers', 'cafe', 'racket_rental', 'lighting', 'wifi'],
    houseRules:
      'Zapatillas de suela clara en todas las canchas.\nSin botellas de vidrio.\nDeja la cancha barrida para quien sigue.',
    photosOf: ['El Manglar', 'Las Iguanas', 'Santa Ana'],
  },
};

const CUENCA: DemoVenue = {
  key: 'cuenca',
  name: 'Tres Cúpulas Tenis Club',
  location: 'El Ejido, Cuenca',
  description:
    'A diez minutos del centro, entre el Tomebamba y los tejados de la ciudad. Canchas cuidadas con paciencia cuencana, ' +
    'clases para niños los sábados y una tarde que se pone dorada justo a la hora del último set.',
  timeZone: MAINLAND,
  demand: 0.48,
  reviewed: true,
  rules: { ...CLOSED_ON_MONDAYS, ...WITH_MEMBERS },
  courts: [
    court('El Barranco', 'clay', [1150, 2300, 1350, 2700]),
    court('Tomebamba', 'clay', [1150, 2300, 1350, 2700]),
    court('Las Herrerías', 'hard', [1075, 2150, 1275, 2550]),
    court('El Cajas', 'hard', [1075, 2150, 1275, 2550], 'maintenance'),
  ],
  face: {
    address: 'Calle de los Alfareros y Paseo del Barranco, El Ejido, Cuenca',
    coordinates: { latitude: -2.906471, longitude: -79.008136 },
    amenities: ['parking', 'changing_rooms', 'showers', 'lessons', 'lighting', 'accessible'],
    houseRules: 'El agua para regar la arcilla es de todos: cierra la llave al salir.',
  },
};

const GALAPAGOS: DemoVenue = {
  key: 'galapagos',
  name: 'Tortuga Bay Tenis',
  location: 'Puerto Ayora, Galápagos',
  description:
    'Acabamos de abrir: tres canchas entre cactus y mar, a un paseo del muelle. Aquí se saca con sol, se descansa ' +
    'mirando las fragatas y, si una iguana cruza la línea, el punto se repite.',
  timeZone: 'Pacific/Galapagos',
  demand: 0.3,
  reviewed: false,
  rules: { ...LONG_PLAYS_AND_SIESTA, ...EASY_GOING },
  courts: [
    court('La Fragata', 'hard', [1750, 3490, 2050, 4090]),
    court('León Dormido', 'clay', [1850, 3690, 2150, 4290]),
    court('Piquero Azul', 'hard', [1750, 3490, 2050, 4090]),
  ],
  face: {
    address: 'Calle de las Fragatas y Pasaje del Muelle, Puerto Ayora, Galápagos',
    coordinates: { latitude: -0.744162, longitude: -90.316027 },
    amenities: ['changing_rooms', 'showers', 'racket_rental', 'lighting'],
  },
};

/** Four fictional venues in Ecuador: three on the mainland, and one in the Galápagos time zone. */
export const DEMO_VENUES: readonly DemoVenue[] = [CUMBAYA, GUAYAQUIL, CUENCA, GALAPAGOS];

function court(name: string, surface: Surface, prices: Prices, status?: 'maintenance'): DemoCourt {
  return { name, surface, prices, ...(status ? { status } : {}) };
}
