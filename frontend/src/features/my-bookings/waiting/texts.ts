import { venueClock } from '../../../shared/texts/clock-words';
import { words } from '../../../shared/texts/words';

/** Texts of what the player waits for. */
export const texts = {
  anyCourt: 'Cualquier cancha',
  mine: 'En lista de espera',
  confirmFirst: 'Para apartarte una hora necesitamos saber que te llega el aviso.',
  confirm: 'Confirmar mi correo',
  leave: 'Salir de la lista',
  leaveOf: (what: string) => `Salir de la lista: ${what}`,
  left: 'Saliste de la lista',
  leaveFailed: 'No pudimos sacarte de la lista',
  between: (from: string, to: string) =>
    from === to
      ? `a ${words.theTime(from)}`
      : `con inicio entre ${words.theTime(from)} y ${words.theTime(to)}`,
  offered: '¡Se liberó una hora para ti!',
  severalOffered: (count: number) => `¡Se liberaron ${count} horas para ti!`,
  seeOffer: 'Ver la hora',
  seeOfferOf: (what: string) => `Ver la hora: ${what}`,
  until: (time: string, isElsewhere: boolean) =>
    `La guardamos hasta ${words.theTime(time)}${isElsewhere ? `, ${venueClock}` : ''}.`,
} as const;
