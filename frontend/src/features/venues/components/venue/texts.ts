import { usualMinutes } from '../../../../shared/model/play';
import { lengthInWords } from '../../../../shared/texts/play-words';
import { listed } from '../../../../shared/texts/opening-words';
import { words } from '../../../../shared/texts/words';

const forLength = (minutes: number) => (minutes === usualMinutes ? '' : ` por ${lengthInWords(minutes)}`);
const plainHour = (slot: string) => slot.replace(/^0/, '');

/** Texts of the venue page. Those quoted by the specification are unchanged. */
export const texts = {
  venuePreview: (name: string, location: string) =>
    `Reserva tu cancha en ${name}, ${location}. Elige la hora que quieras y paga seguro con tarjeta.`,
  venue: 'Complejo',
  allVenues: 'Complejos',
  defaultDescription: 'Complejo Deportivo de Tenis',
  openingHours: '6:00 - 21:00',
  lastHour: 'última hora de 21:00 a 22:00',
  exceptionsLabel: 'Próximos cambios de horario',
  exception: (day: string, hours: string, reason: string) => `${day}, ${hours}: ${reason}`,
  locationLabel: 'Ubicación',
  courtsLabel: 'Canchas',
  hoursLabel: 'Horario',
  seeCalendar: 'Ver Calendario de Reservas',
  chooseCourt: 'Selecciona tu Cancha',
  nextHour: (slot: string, isToday: boolean) =>
    `Próxima hora libre: ${isToday ? 'hoy' : 'mañana'} a las ${slot}`,
  nothingSoon: 'Hoy y mañana ya no quedan horas libres',
  opensToday: (slot: string) => `Abre hoy a las ${plainHour(slot)}`,
  closed: 'Cerrado por hoy',
  inService: (count: number) => `${words.courtCount(count)} en servicio`,
  nextHours: (isToday: boolean, minutes = usualMinutes) =>
    `Libre ${isToday ? 'hoy' : 'mañana'}, precio de singles${forLength(minutes)}`,
  bookHour: (court: string, isToday: boolean, slot: string) =>
    `Reservar ${court} ${isToday ? 'hoy' : 'mañana'} a las ${slot}`,
  noHoursSoon: 'Hoy y mañana ya no quedan horas libres. Elige la cancha y mira otros días.',
  hoursOnCourt: 'Elige la cancha para ver sus horas libres.',
  inMaintenance: 'En mantenimiento: por ahora no recibe reservas. Elige otra cancha.',
  available: 'Disponible',
  occupied: 'Ocupada',
  noCourts: 'Este complejo todavía no tiene canchas',
  noCourtsHint: 'Vuelve pronto, o elige otro complejo.',
  courtsFailed: 'No pudimos cargar las canchas',
  venueFailed: 'No pudimos cargar el complejo',
  venueNotFoundHint: 'Puede que ya no esté en Saque, o que la dirección esté incompleta.',
  perHour: 'Precio por hora de cancha',
  bookableFor: (lengths: readonly string[]) => `Se reserva por ${listed(lengths, 'o')}.`,
  otherPrices: 'Algunos días u horas tienen otro precio. Lo ves al elegir la hora.',
  nightNote: 'La tarifa de noche incluye luz artificial.',
  from: 'desde',
} as const;
