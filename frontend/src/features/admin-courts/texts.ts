import { words } from '../../shared/texts/words';

/** Texts of the venues and courts screen. Texts that the specification quotes match it exactly. */
export const texts = {
  title: 'Complejos y canchas',
  subtitle: 'Abre un complejo para ver sus canchas, tarifas y estado.',
  errorTitle: 'No pudimos cargar los complejos',
  venues: 'Complejos',
  search: 'Buscar un complejo',
  searchHint: 'Nombre, barrio o ciudad',
  noneFound: (search: string) => `Ningún complejo coincide con «${search}»`,
  noneFoundHint: 'Prueba con otra parte del nombre o de la ubicación.',
  showAll: 'Ver todos',
  courtsFailed: 'No pudimos cargar las canchas',
  searchCourt: 'Buscar una cancha',
  searchCourtHint: 'Número o nombre',
  noCourtFound: (search: string) => `Ninguna cancha coincide con «${search}».`,
  allCourts: (count: number) => `Ver las ${count} canchas`,
  addVenue: 'Agregar complejo',
  emptyTitle: 'Todavía no hay complejos',
  emptyHint: 'Empieza por el tuyo: nombre y lugar. Después agregas sus canchas, y ya se puede reservar.',
  noneOwn: 'No tienes complejos abiertos',
  noneOwnHint: 'Quien dirige el negocio puede darte un rol en otro.',
  courtsOf: (venue: string) => `Canchas de ${venue}`,
  noCourts: 'Este complejo todavía no tiene canchas',
  noCourtsHint:
    'Agrega la primera y los jugadores podrán reservar. Si tienes varias iguales, créalas de una vez.',
  addCourt: 'Agregar cancha',
  addCourtTo: (venue: string) => `Agregar cancha a ${venue}`,
  edit: 'Editar',
  copy: 'Duplicar',
  copyOf: (name: string) => `Duplicar ${name}`,
  rules: 'Reglas',
  rulesOf: (venue: string) => `Reglas de ${venue}`,
  editOf: (name: string) => `Editar ${name}`,
  removeOf: (name: string) => `Eliminar ${name}`,
  available: 'Disponible',
  inUse: 'En Uso',
  tariffsOf: (court: string) => `Tarifas de ${court}`,
  save: 'Guardar cambios',
  venueCreated: 'Venue creado',
  venueUpdated: 'Venue actualizado',
  venueRemoved: 'Venue eliminado',
  courtCreated: 'Cancha creada',
  courtsCreated: (count: number) => `${count} canchas creadas`,
  courtUpdated: 'Cancha actualizada',
  courtRemoved: 'Cancha eliminada',
  newVenue: 'Nuevo complejo',
  newCourt: (venue: string) => `Nueva cancha en ${venue}`,
  createVenue: 'Crear complejo',
  createCourt: 'Crear cancha',
  createCourts: (count: number) => `Crear ${count} canchas`,
  name: 'Nombre',
  location: 'Ubicación',
  description: 'Descripción (opcional)',
  imageUrl: 'Dirección de la imagen (opcional)',
  imageUrlHint: 'Empieza con https://. Cuando el complejo exista, también podrás subir fotos.',
  timeZone: 'Zona horaria',
  timeZoneNow: (time: string) =>
    `Hora actual en el complejo: ${time}. Si cambias la zona, te mostramos qué reservas empezarán en otro momento.`,
  movedTitle: (count: number) =>
    count === 1 ? '¿Mover una reserva futura?' : `¿Mover ${count} reservas futuras?`,
  movedExplained:
    'En el reloj del complejo conservan su día y su hora, pero empezarán en otro momento. Avisaremos a quienes dejaron su correo.',
  movedList: 'Reservas que empezarán en otro momento',
  movedBefore: 'Antes:',
  movedAfter: 'Después:',
  movedHasBegun: 'Con la nueva zona ya habrá empezado.',
  movedMore: (count: number) => (count === 1 ? 'Y una reserva más.' : `Y ${count} reservas más.`),
  movedConfirm: 'Cambiar la zona horaria',
  movedBack: 'Volver',
  timeZoneDefault: 'La hora local del complejo decide cuándo empieza cada horario.',
  timeZoneOfHere: 'La predeterminada',
  timeZonesFailed: 'No pudimos cargar las zonas horarias; se queda la actual.',
  timeZoneNote: '¿No sale tu ciudad? Prueba con el país o con una ciudad grande de la misma zona.',
  number: 'Número de cancha',
  count: '¿Cuántas iguales?',
  countHint: (names: readonly string[]) => `Se crean ${joined(names)}.`,
  countInvalid: (most: number) => `Puedes crear de 1 a ${most} a la vez.`,
  status: 'Estado',
  surface: 'Superficie',
  indoor: 'Techo',
  roofs: { yes: words.indoor, no: 'Al aire libre', unsaid: 'Sin indicar' },
  lights: 'Luz artificial',
  lightOf: { yes: words.withLights, no: words.withoutLights, unsaid: 'Sin indicar' },
  prices: 'Tarifas por hora',
  priceOf: (tariff: string, game: string) => `${tariff}, ${game.toLowerCase()}`,
  lightNote: 'Las tarifas de noche incluyen luz artificial.',
  keptPrices: 'Las reservas ya hechas conservan su precio.',
  venueRequired: 'El nombre y la ubicación son requeridos',
  courtRequired: 'Todos los campos son requeridos',
  tooLong: (maxLength: number) => `Puede tener hasta ${maxLength} caracteres.`,
  imageInvalid: 'La imagen debe ser una dirección que empiece con https.',
  numberInvalid: ({ min, max }: { min: number; max: number }) => `El número de cancha va de ${min} a ${max}.`,
  priceInvalid: (lowest: string) => `0, o desde ${lowest}`,
  priceQuestion: (count: number) =>
    count === 1 ? '¿Seguro que quieres ese precio?' : '¿Seguro que quieres esos precios?',
  priceJump: (label: string, former: string, price: string) =>
    `${label}: antes costaba ${former} por hora y ahora costará ${price}.`,
  priceConfirm: 'Sí, guardar',
  priceBack: 'Corregir',
  typeName: (name: string) => `Para eliminarlo, escribe «${name}»`,
  nameDiffers: (name: string) => `Escribe el nombre tal cual: ${name}`,
  removeTitle: (name: string) => `¿Eliminar ${name}?`,
  removeVenue: 'Eliminar complejo',
  removeCourt: 'Eliminar cancha',
  courtsGo: (count: number) =>
    count === 1 ? 'Se eliminará también su única cancha.' : `Se eliminarán también sus ${count} canchas.`,
  noFutureBookings: 'No tiene reservas futuras.',
  cancelledWithRefund: (count: number, amount: string) =>
    `${futureBookings(count)} con reembolso total (${amount}).`,
  cancelledUnpaid: (count: number) =>
    `${futureBookings(count)}. ${count === 1 ? 'Todavía no tiene' : 'Todavía no tienen'} pagos.`,
  pastStays: 'Las reservas pasadas y los pagos se conservan.',
  removalFailed: 'No pudimos ver qué reservas hay. Inténtalo de nuevo.',
  removedDetail: (count: number, amount: string) =>
    count === 1
      ? `1 reserva cancelada; se devuelven ${amount}.`
      : `${count} reservas canceladas; se devuelven ${amount}.`,
} as const;

/** "Cancha 1 y Cancha 2", or "Cancha 1, Cancha 2 … Cancha 6" for more than three. */
function joined(names: readonly string[]): string {
  if (names.length > 3) return `${names.slice(0, 2).join(', ')} … ${names.at(-1)}`;
  return `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
}

function futureBookings(count: number): string {
  return count === 1 ? '1 reserva futura se cancelará' : `${count} reservas futuras se cancelarán`;
}
