import { forEachGame, nameOfGame } from '../../shared/model/games';
import { words } from '../../shared/texts/words';

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const texts = {
  tabTitle: 'Pagar tu parte',
  title: 'Te esperan en la cancha',
  game: forEachGame((gameType) => `Partido de ${nameOfGame(gameType).toLowerCase()}`),
  invitation: (game: string, venue: string) => `${game} en ${venue}`,
  preview: (venue: string, day: string, time: string) => `${venue}, ${day} a ${words.theTime(time)}`,
  match: 'El partido',

  yourPart: 'Tu parte',
  ofTotal: (total: string, players: number) => `${total} entre ${players}`,
  yourPlaces: (places: number) => `${places} lugares`,
  payAlso: 'Pagar también por alguien',
  payAnother: 'Pagar por otro jugador',
  payAll: (amount: string) => `Pagar todo lo que falta (${amount})`,
  forWhom: '¿Por quién más pagas?',
  forWhomHint: 'Su nombre aparece en la mesa de pago. Puedes dejarlo vacío.',
  removePlace: (name: string) => (name === '' ? 'Quitar este lugar' : `Quitar a ${name}`),
  leave: {
    /** The part that the player gives up, as the button names it. */
    mine: {
      own: 'mi lugar',
      further: 'el otro lugar que pagué',
      ofOther: (name: string) => `el lugar de ${name}`,
      several: (places: number) => `mis ${places} lugares`,
    },
    /** The same, as the site says it to the player. */
    yours: {
      own: 'tu lugar',
      further: 'el otro lugar que pagaste',
      ofOther: (name: string) => `el lugar de ${name}`,
      several: (places: number) => `tus ${places} lugares`,
    },
    button: (mine: string) => `Dejar ${mine}`,
    title: (yours: string) => `¿Dejar ${yours}?`,
    hint: (amount: string) =>
      `Te devolvemos ${amount} a la misma tarjeta. Lo que dejas queda libre para quien lo pague.`,
    until: 'Solo se puede mientras falte alguien por pagar y no termine el plazo.',
    keep: 'Quedarme',
    confirm: 'Sí, dejar',
    done: (yours: string) => `Dejaste ${yours}`,
    doneHint: (amount: string) => `Te devolvemos ${amount} a tu tarjeta.`,
  },
  deadlinePassed: 'El plazo para pagar terminó',
  pay: (amount: string) => `Pagar ${amount}`,
  beforePaying: 'No necesitas registrarte. Tu lugar queda apartado mientras pagas.',
  moneyBack: 'Si la reserva no se completa a tiempo y se libera, te devolvemos tu parte.',

  /** The hint of each field of the contact. */
  contact: {
    name: 'Para que el grupo sepa quién pagó.',
    email: 'Te mandamos el comprobante.',
  },

  beingPaid: 'Ese lugar se está pagando',
  beingPaidHint: 'Deja esta página abierta: si se libera, lo apartamos para ti y podrás pagarlo al momento.',
  lapsed: 'Tu lugar se liberó y no se te cobró nada. Puedes volver a tomarlo.',
  restBeingPaid: 'Quien organizó el partido está pagando el resto',
  superseded: 'Por eso tu lugar se liberó. No se te cobró nada.',
  restBeingPaidHint:
    'Si no lo completa en unos minutos, podrás pagar tu parte aquí mismo. Deja esta página abierta: se actualiza sola.',

  heldUntil: (time: string) => `Tu lugar está apartado hasta ${words.theTime(time)}`,
  holdEnded: 'El tiempo de tu lugar terminó',

  paidHint: 'Tu pago ha sido procesado correctamente',
  confirmingHint:
    'Tu tarjeta ya respondió, así que no hace falta pagar de nuevo. Esto suele tardar unos segundos; si cierras la página, tu parte se confirma igual.',
  yourPartIsPaid: 'Tu parte está pagada',
  othersMissing: (missing: number) =>
    `${plural(missing, 'Falta que pague', 'Faltan por pagar')} ${missing} ${plural(missing, 'jugador', 'jugadores')}. Te avisamos aquí cuando estén todos.`,

  expiredTitle: 'Link Expirado',
  expiredHint: 'Este link de pago ha expirado. Por favor, contacta al organizador de la reserva.',
  expiredRefund: 'Ya habías pagado tu parte: te la devolvemos completa a tu tarjeta.',
  completeTitle: 'Reserva Completa',
  completeHint: 'Todos los jugadores han completado el pago para esta reserva.',
  gameClosedTitle: 'Este partido ya no busca jugadores',
  gameClosedHint: 'Se llenó, se cerró o terminó el plazo para pagar.',
  gameClosedUncharged: 'Se llenó, se cerró o terminó el plazo para pagar. No se te cobró nada.',
  seeVenue: 'Ver otras horas del complejo',
  cancelledHint: 'Ya no hay nada que pagar. Si tienes dudas, habla con quien organizó el partido.',
  cancelledRefund:
    'El partido ya no se juega. Lo que corresponda devolverte de tu parte llega solo a la tarjeta con la que pagaste.',
  notFoundTitle: 'Link no encontrado',
  notFoundHint:
    'Puede que se haya copiado incompleto. Pide a quien organizó el partido que te lo envíe de nuevo.',
  tooLateTitle: 'Tu pago llegó tarde',
  tooLateHint:
    'Cuando llegó, tu lugar ya no se podía tomar. Te devolvemos el monto completo a tu tarjeta, no tienes que hacer nada.',
  seeMatch: 'Ver el partido',
  seeReceipt: 'Ver comprobante',

  matchTotal: 'Total del partido',
  releasedTitle: { cancelled: 'El partido fue cancelado', expired: 'La reserva venció' },
  releasedHint: {
    cancelled: 'El partido ya no se juega. Lo que corresponda devolverte llega solo a tu tarjeta.',
    expired: 'La reserva no se completó a tiempo. Te devolvemos tu parte completa a tu tarjeta.',
  },
  everybodyPaid: 'Todo el grupo pagó: la cancha es de ustedes.',
  stillMissing: (missing: number, until: string) =>
    `${plural(missing, 'Falta que pague', 'Faltan por pagar')} ${missing} ${plural(missing, 'jugador', 'jugadores')}. Hay tiempo hasta ${words.theTime(until)}, hora del complejo.`,
  partComesBack: 'Si la reserva vence sin completarse, te devolvemos tu parte completa.',
  showCode: 'Guarda el código: con él encuentran la reserva en el complejo.',

  resultTab: 'Resultado del pago',
  processingTitle: 'Tu banco está procesando el pago',
  processingHint:
    'No hace falta pagar de nuevo. En cuanto el banco responda, tu lugar queda confirmado; esta página se actualiza sola.',
  failedTitle: 'El pago no se completó',
  failedHint: 'Abre de nuevo el link que te compartieron para intentarlo otra vez.',
  unknownShareTitle: 'Revisa tu lugar en el partido',
  unknownShareHint:
    'Si pagaste tu parte, se confirma sola en unos segundos. Abre el link que te compartieron para ver tu lugar.',
  unknownPaymentHint: 'Abre el partido para ver tu lugar: si está sin pagar, puedes pagarlo ahí.',
  nothingTitle: 'Aquí no hay ningún pago por mostrar',
  nothingHint: 'A esta página se llega desde tu banco, al terminar de pagar tu parte.',
} as const;
