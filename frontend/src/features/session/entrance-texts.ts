/** Texts of the way to the account, for guests who miss their bookings. */
export const texts = {
  elsewhere: '¿Reservaste en otro dispositivo?',
  enter: 'Entra con tu correo',
} as const;
