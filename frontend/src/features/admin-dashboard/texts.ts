import { words } from '../../shared/texts/words';

/** 2.5 is "2,5". */
const hours = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/** Texts of the admin dashboard. */
export const texts = {
  title: 'Panel',
  subtitle: 'Lo que pasa hoy en tus complejos.',
  errorTitle: 'No pudimos cargar el panel',
  bookings: 'Reservas de hoy',
  revenue: 'Ingresos de hoy',
  activeCourts: 'Canchas activas',
  occupancy: 'Ocupación',
  percent: (value: number) => `${value}%`,
  ofCourts: (count: number) => `de ${words.courtCount(count)}`,
  trend: {
    unknown: 'sin datos de ayer',
    same: 'igual que ayer',
    almostSame: 'casi igual que ayer',
    change: (percent: number) => `${percent > 0 ? '+' : ''}${percent}% vs ayer`,
    points: (points: number) =>
      `${points > 0 ? '+' : ''}${points} ${Math.abs(points) === 1 ? 'punto' : 'puntos'} vs ayer`,
    earlierWas: (value: string) => `ayer: ${value}`,
  },
  lastDaysSummary: (days: number, lowest: string, highest: string) =>
    `Últimos ${days} días: entre ${lowest} y ${highest} por día`,
  hours: 'Horarios de hoy',
  hoursHint: 'Cada fila es una cancha y cada columna, una hora.',
  halvesHint: 'Cada fila es una cancha y cada columna, una hora o media.',
  localTime: (time: string) =>
    `En el complejo ${time.startsWith('01') ? 'es' : 'son'} ${words.theTime(time)}.`,
  hourNow: (hour: string) => `${hour}, ahora`,
  now: 'Ahora',
  hoursOf: (venue: string, day: string) => `${venue}: ${day}`,
  court: 'Cancha',
  courtName: (number: number, name: string) => `Cancha ${number}, ${name}`,
  states: {
    free: 'Libre',
    booked: 'Reservada',
    blocked: 'Bloqueada',
    maintenance: words.maintenance,
    past: 'Sin reserva',
  },
  /** The letter of a state in its cell and in the legend. */
  letters: { free: '', booked: 'R', blocked: 'B', maintenance: 'M', past: '' },
  noCourtsHere: 'Este complejo todavía no tiene canchas.',
  taken: 'Ocupadas',
  /** "10" for a full hour and ":30" for a half one */
  columnOf: (timeSlot: string) => (timeSlot.endsWith(':00') ? timeSlot.slice(0, 2) : timeSlot.slice(2)),
  takenOf: (taken: number, all: number) => `${hours.format(taken)} de ${hours.format(all)}`,
  noCourts: 'Todavía no hay canchas',
  noCourtsHint:
    'Cuando el complejo tenga canchas, los jugadores podrán reservar y aquí verás el día hora por hora.',
  steps: {
    title: 'Primeros pasos',
    hint: 'En unos minutos vendes tu primera hora. Lo demás tiene valores que puedes cambiar después.',
    done: 'Hecho',
    venue: { title: 'Tu complejo', hint: 'Solo su nombre y su lugar.', action: 'Agregar complejo' },
    courts: {
      title: 'Tus canchas y sus precios',
      hint: 'Si son iguales, las creas todas de una vez.',
      action: 'Agregar canchas',
    },
    sale: {
      title: 'La primera venta',
      hint: 'En el mostrador, toca una hora libre, escribe un nombre y elige cómo te pagan.',
      action: 'Ir al mostrador',
    },
  },
  areas: 'Gestionar',
  courts: 'Complejos y canchas',
  courtsHint: 'Canchas, tarifas, imágenes y mantenimiento.',
  payments: 'Pagos',
  paymentsHint: 'Transacciones, descuentos y reportes del cobro con tarjeta.',
  discounts: 'Códigos de descuento',
  discountsHint: 'Promociones, límites de uso y vencimientos.',
} as const;
