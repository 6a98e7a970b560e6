export const texts = {
  paymentFailed: 'Error en el pago',
  bookingConfirmed: 'Tu reserva ha sido confirmada',
} as const;
