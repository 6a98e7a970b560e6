import { words } from '../../../shared/texts/words';

/** Texts of what the player waits for. */
export const texts = {
  anyCourt: 'Cualquier cancha',
  mine: 'En lista de espera',
  leave: 'Salir de la lista',
  leaveOf: (what: string) => `Salir de la lista: ${what}`,
  left: 'Saliste de la lista',
  leaveFailed: 'No pudimos sacarte de la lista',
  between: (from: string, to: string) =>
    from === to
      ? `a ${words.theTime(from)}`
      : `con inicio entre ${words.theTime(from)} y ${words.theTime(to)}`,
  offeredNow: '¡Se liberó una hora para ti!',
  seeOffer: 'Ver la hora',
  until: (time: string) => `La guardamos hasta ${words.theTime(time)}.`,
} as const;
