/**
 * Texts of the home page, which travel with the entry. Those quoted by the specification are
 * unchanged.
 */
export const texts = {
  homeTab: 'Reserva tu cancha de tenis',
  homePreview:
    'Reserva tu cancha de tenis en minutos: elige el complejo y la hora, paga seguro con tarjeta y divide la cuenta con tu grupo.',
  heroTitle: 'Tu cancha, a la hora que quieras',
  heroText: 'Reserva en minutos, paga seguro con tarjeta y divide la cuenta con tu grupo.',
  findPlace: 'Club, barrio o ciudad',
  findDay: 'Día',
  findDays: { '': 'Hoy', manana: 'Mañana', sabado: 'El sábado', domingo: 'El domingo' },
  findTime: 'Hora',
  findTimes: { '': 'Cualquier hora', '12:00': 'Desde las 12:00', '18:00': 'Desde las 18:00' },
  find: 'Buscar cancha',
  secureTitle: 'Pago seguro',
  secureText: 'Cobra Stripe',
  alwaysTitle: 'Reserva 24/7',
  alwaysText: 'Desde tu celular',
  groupTitle: 'Pago grupal',
  groupText: 'Cada uno su parte',
  discountTitle: 'Descuentos',
  discountText: 'Úsalos al pagar',
  featured: 'Complejos deportivos destacados',
  seeAll: (count: number) => `Ver todos los complejos (${count})`,
  noVenues: 'No hay complejos deportivos disponibles',
  noVenuesHint: 'Pronto agregaremos más ubicaciones',
  nextDay: (isToday: boolean) => (isToday ? 'hoy' : 'mañana'),
  nextFree: (day: string) => `Libre ${day}, precio de singles`,
  nextHour: (venue: string, court: string, day: string, slot: string) =>
    `Reservar en ${venue}, ${court}, ${day} a las ${slot}`,
  noneSoon: 'Hoy y mañana ya no quedan horas libres.',
  fromPrice: (price: string) => `Desde ${price}/hora`,
  addFavourite: (venue: string) => `Agregar ${venue} a favoritos`,
} as const;
