import { words } from '../../shared/texts/words';

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const texts = {
  tabTitle: (courtNumber: number) => `Reservar Cancha ${courtNumber}`,
  preview: (courtNumber: number, venue: string) =>
    `Reserva la cancha ${courtNumber} de ${venue}: elige el día y la hora, y paga seguro con tarjeta.`,
  bookCourt: 'Reservar cancha',
  courtPicture: (courtNumber: number, name: string) => `Cancha ${courtNumber}, ${name}`,

  gameType: 'Tipo de juego',

  date: 'Fecha',
  seeMonth: 'Ver el mes',
  hideMonth: 'Ver la semana',

  length: 'Duración',
  lengthName: (length: string, price: string) => `${length}, ${price}`,
  hours: 'Elige la hora',
  freeHours: (free: number, all: number) =>
    `${free} de ${all} ${plural(all, 'horario', 'horarios')} ${plural(free, 'libre', 'libres')}`,
  dayHours: 'Horario diurno',
  nightHours: 'Horario nocturno',
  nightHoursHint: 'incluye luz artificial',
  tariff: { day: words.tariff.day.toLowerCase(), night: words.tariff.night.toLowerCase() },
  showPast: (count: number) => (count === 1 ? 'Mostrar 1 hora pasada' : `Mostrar ${count} horas pasadas`),
  hidePast: 'Ocultar las horas pasadas',
  startsLater: (day: string) => `Hoy ya no quedan horas libres. Te mostramos el ${day}.`,
  closedHour: { taken: 'Ocupado', past: 'Pasado', short: 'No cabe' },
  mine: 'Tu reserva',
  hourName: (slot: string, tariff: string, price: string) => `${slot}, ${tariff}, ${price}`,
  closedHourName: (slot: string, why: string) => `${slot}, ${why.toLowerCase()}`,
  ownHourName: (slot: string) => `${slot}, tu reserva`,
  hoursError: 'No pudimos cargar los horarios',
  hourTaken: (slot: string) => `La hora de las ${slot} ya está ocupada.`,
  hourShort: (slot: string, length: string) => `A las ${slot} no quedan libres ${length} seguidas.`,
  hourPast: (slot: string) => `La hora de las ${slot} ya empezó.`,
  chooseOther: 'Elige otra, lo demás sigue como lo dejaste.',
  otherHours: 'Estas siguen libres:',
  bookInstead: (slot: string) => `Cambiar a las ${slot}`,
  bookOnOther: (court: string, slot: string) => `Reservar ${court} a las ${slot}`,
  hourMine: (slot: string) => `La hora de las ${slot} ya es tuya: la tienes reservada.`,
  seeOwn: 'Ver tu reserva',
  dayClosed: (reason: string | null) =>
    reason === null ? 'El complejo no abre este día.' : `El complejo no abre este día: ${reason}.`,
  otherOpening: (hours: string, reason: string) => `Este día abre ${hours}: ${reason}.`,
  todayClosed: (day: string) => `Hoy el complejo no abre. Te mostramos el ${day}.`,
  dayFull: 'No quedan horarios libres este día.',
  seeNextDay: (day: string) => `Ver ${day.toLowerCase()}`,

  from: 'Desde',
  noneFree: 'Sin horas libres',
  chooseHour: 'Elige una hora',
  continue: 'Continuar al pago',
  moveHere: 'Cambiar a esta hora',
  moving: (day: string, from: string, to: string, courtNumber: number) =>
    `Estás cambiando tu reserva del ${day}, de ${from} a ${to}, en la Cancha ${courtNumber}. Sigue siendo tuya hasta que confirmes otra hora.`,
  keepHour: 'Dejarla como está',
  cannotMove:
    'La reserva que querías cambiar ya no se puede mover. La hora que elijas aquí será una reserva nueva.',
  moveFailedTitle: 'No pudimos cambiar la hora',
  processing: 'Procesando...',
  noSlotTitle: 'Selecciona una hora',
  noSlotHint: 'Por favor selecciona un horario disponible',
  failedTitle: 'Error al crear reserva',
  seeUnpaid: 'Ver mis reservas',
  signIn: 'Entrar con mi correo',
  sharedConnection:
    'Al volver a esta página, lo que elegiste sigue aquí: pulsa otra vez «Continuar al pago».',

  offeredNow: 'Ya ves los horarios de ahora: elige otro, lo demás sigue como lo dejaste.',
  chooseLater: 'Elige una hora más tarde u otro día.',
  checkAgain: 'Comprobar otra vez',
  priceChanged: (before: string) => `El precio de esta hora cambió: antes era ${before}. Revisa el total.`,
  pricesOfNow: 'Ya ves los precios de ahora. Revisa tu elección y pulsa otra vez el botón.',

  closedTitle: 'Esta cancha no está disponible por ahora',
  closedHint: (venue: string) =>
    `Está en mantenimiento y no recibe reservas. Mira si hay otra cancha libre en ${venue}.`,
  seeOtherCourts: 'Ver las canchas',
  notFoundTitle: 'Cancha no encontrada',
  notFoundHint: 'Puede que la hayan retirado o que el enlace esté incompleto.',
} as const;
