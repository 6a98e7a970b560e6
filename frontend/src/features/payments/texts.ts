export const texts = {
  paymentFailed: 'Error en el pago',
  cardRefused: 'Elige otra tarjeta',
  bookingConfirmed: 'Tu reserva ha sido confirmada',
} as const;
