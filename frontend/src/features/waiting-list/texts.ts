import { venueClock } from '../../shared/texts/clock-words';
import { words } from '../../shared/texts/words';

/** Texts of the screen of an offered hour. */
export const texts = {
  court: 'Cancha',
  /** After the word "Cancha": "4 · Ilaló". */
  courtOf: (courtNumber: number, name: string) => `${courtNumber} · ${name}`,
  left: 'Saliste de la lista',
  leftHint: 'La hora pasa a la siguiente persona, o vuelve a estar a la venta.',
  venue: 'Complejo',
  when: 'Cuándo',
  offerTabTitle: 'Una hora para ti',
  offerTitle: '¡Se liberó la hora que esperabas!',
  keptUntil: (time: string, isElsewhere: boolean) =>
    `La guardamos para ti hasta ${words.theTime(time)}${isElsewhere ? `, ${venueClock}` : ''}`,
  /** @param isOne true for one minute or one second */
  timeLeft: (time: string, isOne: boolean) => `: te ${isOne ? 'queda' : 'quedan'} ${time}`,
  take: 'Tomar la hora',
  decline: 'Ya no la quiero',
  declineHint: 'Sales de la lista y la hora pasa a la siguiente persona, si hay alguna.',
  afterTaking: 'Queda reservada a tu nombre y la pagas en el siguiente paso.',
  followsElsewhere:
    'Si no se paga a tiempo, se cobra a la tarjeta guardada de quien se unió a la lista; si no hay ninguna, la hora queda libre.',
  takeFailed: 'No pudimos reservarla',
  declineFailed: 'No pudimos guardar tu respuesta',
  ended: 'Esta oferta ya terminó',
  endedHint:
    'La hora pasó a la siguiente persona, volvió a estar a la venta o el complejo la bloqueó. Puede que encuentres otra.',
  accepted: 'Ya tomaste esta hora',
  acceptedHint: 'La encuentras con tus reservas.',
  acceptedElsewhereHint: 'La reserva está en el navegador o la cuenta con que te uniste a la lista.',
  seeVenue: 'Ver el complejo',
  notFound: 'Este enlace no es válido',
  notFoundHint: 'Revisa que esté completo, o abre el del correo más nuevo.',
} as const;
