import { words } from '../../shared/texts/words';

/** Texts of the dialog about a tapped hour. */
export const texts = {
  book: 'Reservar y pagar',
  bookAndPay: (price: string) => `Reservar y pagar ${price}`,
  range: (from: string, to: string) => `de ${from} a ${to}`,
  fullRange: (when: string, range: string) => `${when}, ${range}`,
  priceWas: (price: string) => `El precio acaba de cambiar: antes era ${price}.`,
  alreadyYours: 'Ya la tienes: es tu reserva.',
  seeOwn: 'Ver mi reserva',
  alreadyThen: (venue: string, court: string, time: string) =>
    `A esa hora ya tienes ${court} en ${venue}, a ${words.theTime(time)}.`,
  moveHere: 'Cambiarla por esta',
  chooseOther: 'Elige otra de las que ves ahora.',
  seeUnpaid: 'Ver mis reservas',
  signIn: 'Entrar con mi correo',
} as const;
