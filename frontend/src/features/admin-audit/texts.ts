/** Words of the audit of the admin area. */
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
  what: 'Qué',
  zoneNote: (zone: string) => `Fechas y horas de ${zone}.`,
  count: (count: number) => (count === 1 ? '1 acción' : `${count} acciones`),
  list: {
    errorTitle: 'No pudimos cargar la auditoría',
    none: 'Todavía no hay acciones',
    noneHint: 'Cuando alguien cambie algo en la administración, aquí quedará escrito.',
    noneFound: 'Ninguna acción coincide',
    noneFoundHint: 'Prueba con otras fechas o quita algún filtro.',
  },
  becomes: 'pasa a',
  nothing: 'ninguno',
} as const;

/** Every action as a sentence goes on after who did it, and as a name to choose it by. */
export const actions: Record<string, { did: (label: string) => string; name: string }> = {
  'venue.created': { did: (label) => `creó el complejo ${label}`, name: 'Complejo creado' },
  'venue.updated': { did: (label) => `editó el complejo ${label}`, name: 'Complejo editado' },
  'venue.archived': { did: (label) => `eliminó el complejo ${label}`, name: 'Complejo eliminado' },
  'court.created': { did: (label) => `creó la ${courtIn(label)}`, name: 'Cancha creada' },
  'court.updated': { did: (label) => `editó la ${courtIn(label)}`, name: 'Cancha editada' },
  'court.archived': { did: (label) => `eliminó la ${courtIn(label)}`, name: 'Cancha eliminada' },
  'court.image_changed': { did: (label) => `cambió la imagen de ${label}`, name: 'Imagen cambiada' },
  'discount.created': { did: (label) => `creó el código ${label}`, name: 'Código creado' },
  'discount.updated': { did: (label) => `editó el código ${label}`, name: 'Código editado' },
  'booking.cancelled': { did: (label) => `canceló la reserva de ${label}`, name: 'Reserva cancelada' },
  'hours.blocked': { did: (label) => `bloqueó horas de ${label}`, name: 'Horas bloqueadas' },
  'hours.unblocked': { did: (label) => `liberó horas de ${label}`, name: 'Horas liberadas' },
};

/** What an update is called where it concerned one thing only. */
export const sharper = {
  tariffs: (label: string) => `cambió las tarifas de ${label}`,
  toMaintenance: (label: string) => `puso en mantenimiento la ${courtIn(label)}`,
  toAvailable: (label: string) => `volvió a abrir la ${courtIn(label)}`,
  codeOn: (label: string) => `activó el código ${label}`,
  codeOff: (label: string) => `desactivó el código ${label}`,
  codeShown: (label: string) => `puso en el inicio el código ${label}`,
  codeHidden: (label: string) => `quitó del inicio el código ${label}`,
  other: (action: string, label: string) => `hizo «${action}» en ${label}`,
};

/** Fields in the order in which they are told. */
export const fields: Record<string, string> = {
  name: 'nombre',
  location: 'ubicación',
  description: 'descripción',
  timeZone: 'zona horaria',
  courts: 'canchas',
  courtNumber: 'número',
  status: 'estado',
  surface: 'superficie',
  daySinglesPrice: 'día singles',
  dayDoublesPrice: 'día dobles',
  nightSinglesPrice: 'noche singles',
  nightDoublesPrice: 'noche dobles',
  imageUrl: 'imagen',
  type: 'tipo',
  value: 'valor',
  maxUsage: 'límite de usos',
  expiresAt: 'vencimiento',
  isActive: 'activo',
  isPromoted: 'en el inicio',
  date: 'desde el día',
  untilDate: 'hasta el día',
  firstSlot: 'desde la hora',
  lastSlot: 'hasta la hora',
  reason: 'motivo',
  refundAmount: 'reembolso',
};

/** Values that are words of ours, by field. */
export const values: Record<string, Record<string, string>> = {
  status: {
    available: 'disponible',
    maintenance: 'en mantenimiento',
    active: 'activa',
    cancelled: 'cancelada',
  },
  surface: { clay: 'arcilla', hard: 'dura', grass: 'césped' },
  type: { percentage: 'porcentaje', fixed: 'monto fijo' },
  isActive: { true: 'sí', false: 'no' },
  isPromoted: { true: 'sí', false: 'no' },
};

/** Fields without a value, where that means something. */
export const empty: Record<string, string> = { maxUsage: 'sin límite', expiresAt: 'sin vencimiento' };

/** "Cancha 2 · Centro" within a sentence. */
function courtIn(label: string): string {
  return label.replace(/^Cancha/, 'cancha');
}
