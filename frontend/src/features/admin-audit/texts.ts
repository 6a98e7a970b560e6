import { ruleFields } from './rule-fields';
import { words } from '../../shared/texts/words';
import { moneyActions } from './money-texts';

/** Texts of the audit screen. */
export const texts = {
  title: 'Auditoría',
  subtitle: 'Quién hizo qué en la administración, y cuándo.',
  actions: 'Acciones',
  from: 'Desde',
  to: 'Hasta',
  action: 'Acción',
  anyAction: 'Todas las acciones',
  admin: 'Administrador',
  anyAdmin: 'Todos',
  when: 'Cuándo',
  who: 'Quién',
  aPlayer: 'Un jugador',
  what: 'Qué',
  zoneNote: (zone: string) => `Cada hora es la del complejo; las demás, la de ${cityOf(zone)}.`,
  otherZone: (zone: string) => `hora de ${cityOf(zone)}`,
  count: (count: number) => (count === 1 ? '1 acción' : `${count} acciones`),
  list: {
    errorTitle: 'No pudimos cargar la auditoría',
    none: 'Todavía no hay acciones',
    noneHint: 'Cuando alguien cambie algo en la administración, aquí quedará escrito.',
    noneFound: 'Ninguna acción coincide',
    noneFoundHint: 'Prueba con otras fechas o quita algún filtro.',
  },
  becomes: 'pasa a',
  nothing: 'vacío',
} as const;

/** Each action as a sentence after the name of the admin, and as a name for the filter. */
export const actions: Record<string, { sentence: (label: string) => string; name: string }> = {
  'venue.created': { sentence: (label) => `creó el complejo ${label}`, name: 'Complejo creado' },
  'venue.updated': { sentence: (label) => `editó el complejo ${label}`, name: 'Complejo editado' },
  'venue.archived': { sentence: (label) => `eliminó el complejo ${label}`, name: 'Complejo eliminado' },
  'venue.rules_updated': {
    sentence: (label) => `cambió las reglas del complejo ${label}`,
    name: 'Reglas cambiadas',
  },
  'court.created': { sentence: (label) => `creó la ${courtIn(label)}`, name: 'Cancha creada' },
  'court.updated': { sentence: (label) => `editó la ${courtIn(label)}`, name: 'Cancha editada' },
  'court.archived': { sentence: (label) => `eliminó la ${courtIn(label)}`, name: 'Cancha eliminada' },
  'court.image_changed': {
    sentence: (label) => `cambió la imagen de la ${courtIn(label)}`,
    name: 'Imagen cambiada',
  },
  'discount.created': { sentence: (label) => `creó el código ${label}`, name: 'Código creado' },
  'discount.updated': { sentence: (label) => `editó el código ${label}`, name: 'Código editado' },
  'customer.created': { sentence: () => 'creó un cliente', name: 'Cliente creado' },
  'customer.updated': { sentence: () => 'editó un cliente', name: 'Cliente editado' },
  'customer.merged': { sentence: () => 'unió dos clientes', name: 'Clientes unidos' },
  'booking.cancelled': {
    sentence: (label) => `canceló la reserva de la ${courtIn(label)}`,
    name: 'Reserva cancelada',
  },
  'booking.sold': {
    sentence: (label) => `vendió en el club la hora de la ${courtIn(label)}`,
    name: 'Venta en el club',
  },
  'booking.settled': {
    sentence: (label) => `cobró en el club la reserva de la ${courtIn(label)}`,
    name: 'Cobro en el club',
  },
  'booking.excess_recorded': {
    sentence: (label) => `anotó dinero por devolver de la reserva de la ${courtIn(label)}`,
    name: 'Dinero por devolver',
  },
  'booking.refund_handed_over': {
    sentence: (label) => `devolvió en el club lo pagado de la reserva de la ${courtIn(label)}`,
    name: 'Reembolso en el club',
  },
  ...moneyActions,
  'finding.resolved': {
    sentence: (label) => `resolvió la diferencia ${label} del libro de cuentas`,
    name: 'Diferencia resuelta',
  },
  'payment.returned': {
    sentence: (label) => `devolvió completo el cobro ${label}`,
    name: 'Cobro devuelto',
  },
  'review.replied': {
    sentence: (label) => `respondió una opinión sobre ${label}`,
    name: 'Opinión respondida',
  },
  'review.reply_removed': {
    sentence: (label) => `quitó la respuesta a una opinión sobre ${label}`,
    name: 'Respuesta quitada',
  },
  'hours.blocked': { sentence: (label) => `cerró horas de la ${courtIn(label)}`, name: 'Horas cerradas' },
  'second_factor.app_added': {
    sentence: () => 'configuró su app de códigos',
    name: 'App de códigos configurada',
  },
  'second_factor.app_removed': { sentence: () => 'quitó su app de códigos', name: 'App de códigos quitada' },
  'second_factor.passkey_added': {
    sentence: (label) => `agregó la llave de acceso ${label}`,
    name: 'Llave de acceso agregada',
  },
  'second_factor.passkey_removed': {
    sentence: (label) => `quitó la llave de acceso ${label}`,
    name: 'Llave de acceso quitada',
  },
  'second_factor.recovery_renewed': {
    sentence: () => 'renovó sus códigos de recuperación',
    name: 'Códigos de recuperación renovados',
  },
  'second_factor.reset': {
    sentence: () => 'había perdido su segundo paso; se le restableció desde el servidor',
    name: 'Segundo paso restablecido',
  },
  'staff.added': {
    sentence: (label) => `ofreció o dio un rol en ${label}`,
    name: 'Rol ofrecido o dado',
  },
  'staff.accepted': { sentence: (label) => `aceptó un rol en ${label}`, name: 'Rol aceptado' },
  'staff.changed': { sentence: (label) => `cambió un rol en ${label}`, name: 'Rol cambiado' },
  'staff.removed': { sentence: (label) => `quitó un rol en ${label}`, name: 'Rol quitado' },
  'staff.second_factor_reset': {
    sentence: (label) => `restableció el segundo paso de una persona de ${label}`,
    name: 'Segundo paso restablecido por el dueño',
  },
  'player.merged': {
    sentence: () => 'entró en su cuenta y llevó a ella lo que tenía como invitado',
    name: 'Invitado unido a su cuenta',
  },
  'hours.unblocked': {
    sentence: (label) => `reabrió horas de la ${courtIn(label)}`,
    name: 'Horas reabiertas',
  },
};

/** Sentences for updates that changed one thing only. */
export const specific = {
  tariffs: (label: string) => `cambió las tarifas de la ${courtIn(label)}`,
  toMaintenance: (label: string) => `puso en mantenimiento la ${courtIn(label)}`,
  toAvailable: (label: string) => `volvió a abrir la ${courtIn(label)}`,
  codeOn: (label: string) => `activó el código ${label}`,
  codeOff: (label: string) => `desactivó el código ${label}`,
  codeShown: (label: string) => `mostró el código ${label} en la página de inicio`,
  codeHidden: (label: string) => `quitó el código ${label} de la página de inicio`,
  /** `when` is "el viernes 20 de noviembre de 14:00 a 16:00". */
  closed: (label: string, when: string) => `cerró la ${courtIn(label)} ${when}`,
  reopened: (label: string, when: string) => `reabrió la ${courtIn(label)} ${when}`,
  cancelled: (court: string, when: string, code: string) =>
    `canceló la reserva${code ? ` ${code}` : ''} de la ${courtIn(court)}, ${when}`,
  onDay: (day: string, from: string, to: string) => `el ${day} de ${from} a ${to}`,
  onDays: (first: string, last: string, from: string, to: string) =>
    `del ${first} al ${last}, cada día de ${from} a ${to}`,
  atHour: (day: string, time: string) => `del ${day} a ${words.theTime(time)}`,
  dayOfYear: (day: string, year: string) => `${day} de ${year}`,
  other: (action: string, label: string) => `hizo «${action}» en ${label}`,
};

/** The names of fields, in the order in which the changes are listed. */
export const fields: Record<string, string> = {
  note: 'nota',
  amount: 'monto',
  name: 'nombre',
  location: 'ubicación',
  description: 'descripción',
  timeZone: 'zona horaria',
  phone: 'teléfono',
  whatsapp: 'WhatsApp',
  address: 'dirección',
  coordinates: 'punto del mapa',
  'coordinates.latitude': 'latitud',
  'coordinates.longitude': 'longitud',
  amenities: 'servicios',
  houseRules: 'normas de la casa',
  ...ruleFields,
  courts: 'canchas',
  courtNumber: 'número',
  status: 'estado',
  surface: 'superficie',
  indoor: 'techo',
  lights: 'luz artificial',
  daySinglesPrice: 'singles de día',
  dayDoublesPrice: 'dobles de día',
  nightSinglesPrice: 'singles de noche',
  nightDoublesPrice: 'dobles de noche',
  imageUrl: 'imagen',
  imageAlt: 'texto de la imagen',
  furtherPhotos: 'más fotos',
  type: 'tipo',
  value: 'valor',
  maxUsage: 'límite de usos',
  maxPerPlayer: 'máximo por jugador',
  expiresAt: 'vencimiento',
  isActive: 'activo',
  isPromoted: 'en la página de inicio',
  person: 'persona',
  role: 'rol',
  venueIds: 'complejos',
  date: 'desde el día',
  untilDate: 'hasta el día',
  from: 'desde la hora',
  to: 'hasta la hora',
  firstSlot: 'desde la hora',
  lastSlot: 'hasta la hora',
  reason: 'motivo',
  fields: 'lo que cambió',
  customer: 'cliente',
  refundAmount: 'reembolso',
  method: 'medio de pago',
  counted: 'contado',
  expected: 'esperado',
  difference: 'diferencia',
  number: 'hoja',
};

/** Values of enumerations, by field. */
export const values: Record<string, Record<string, string>> = {
  role: { owner: 'dueño', manager: 'encargado', reception: 'recepción' },
  method: {
    cash: 'efectivo',
    transfer: 'transferencia',
    terminal: 'datáfono',
    link: 'con link',
    at_club: 'al llegar',
    later: 'después',
    free: 'gratis',
  },
  status: {
    available: 'disponible',
    maintenance: words.maintenance.toLowerCase(),
    active: 'activa',
    cancelled: words.cancelled.toLowerCase(),
  },
  surface: {
    clay: words.surface.clay.toLowerCase(),
    hard: words.surface.hard.toLowerCase(),
    grass: words.surface.grass.toLowerCase(),
  },
  indoor: { true: 'techada', false: 'al aire libre' },
  lights: { true: 'con luz', false: 'sin luz' },
  type: { percentage: 'porcentaje', fixed: 'monto fijo' },
  isActive: { true: 'sí', false: 'no' },
  isPromoted: { true: 'sí', false: 'no' },
};

/** Returns the name of a court for use within a sentence: "cancha 2 · Centro". */
function courtIn(label: string): string {
  return label.replace(/^Cancha/, 'cancha');
}

/** Returns the city of a time zone: "America/Guayaquil" → "Guayaquil". */
function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
