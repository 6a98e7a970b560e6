/** What each field of the contact is for. */
export const texts = {
  name: 'Para que el complejo y tu grupo te reconozcan.',
  phone: 'Para que el complejo te llame si algo cambia.',
  email: 'Te mandamos la confirmación con el evento para tu calendario.',
} as const;
