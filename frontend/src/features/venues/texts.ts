const plainHour = (slot: string) => slot.replace(/^0/, '');

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
  heroAction: 'Ver complejos',
  secureTitle: 'Pago seguro',
  secureText: 'Tarjeta protegida',
  alwaysTitle: 'Reserva 24/7',
  alwaysText: 'Desde tu celular',
  groupTitle: 'Pago grupal',
  groupText: 'Cada uno su parte',
  discountTitle: 'Descuentos',
  discountText: 'Con tus códigos',
  bookAgain: 'Reservar otra vez',
  repeatAt: (day: string, slot: string) => `${day}, ${plainHour(slot)}`,
  closeBookAgain: 'Ocultar esta sugerencia',
  featured: 'Complejos deportivos destacados',
  seeAll: (count: number) => `Ver todos los complejos (${count})`,
  noVenues: 'No hay complejos deportivos disponibles',
  noVenuesHint: 'Pronto agregaremos más ubicaciones',
  promotedCodes: 'Códigos para tu próxima reserva',
  percentOff: (percent: number) => `${percent}% de descuento`,
  amountOff: (amount: string) => `${amount} de descuento`,
  newVenue: 'Nuevo',
  rating: (rating: number, count: number) =>
    `Calificación ${rating.toFixed(1)} de 5, ${count === 1 ? '1 opinión' : `${count} opiniones`}`,
  fromPrice: (price: string) => `Desde ${price}/hora`,
  addFavourite: (venue: string) => `Agregar ${venue} a favoritos`,
} as const;
