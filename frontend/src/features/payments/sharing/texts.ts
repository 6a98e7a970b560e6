import { words } from '../../../shared/texts/words';

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);
const forWhom = (name: string | null) => (name === null ? '' : ` por ${name}`);

export const texts = {
  showSheet: 'Ver código QR',
  invitation: (name: string | null) =>
    name === null
      ? 'Paga tu parte de nuestra reserva de tenis, sin registrarte:'
      : `${words.awaitsYou(name)}. Paga tu parte, sin registrarte:`,
  inviterLabel: 'Tu nombre en la invitación (opcional)',
  inviterHint: (name: string | null) =>
    name === null ? 'El link no dirá quién invita.' : `El link dirá: «${words.awaitsYou(name)}».`,
  inviterInvalid: 'Escribe solo tu nombre, sin números ni direcciones.',
  inviterAdd: 'Poner mi nombre',
  inviterChange: 'Cambiar',
  inviterSave: 'Guardar',
  whatsApp: 'Enviar por WhatsApp',
  perPlayer: (amount: string) => `Cada jugador paga ${amount}`,
  perPlayerUneven: (lowest: string, highest: string) => `Cada jugador paga ${lowest} o ${highest}`,

  you: 'Tú',
  paidPlaces: (paid: number, all: number) =>
    paid === 0 ? 'Nadie ha pagado todavía.' : `${plural(paid, 'Pagó', 'Pagaron')} ${paid} de ${all}.`,
  pendingPlaces: (pending: number) =>
    pending === 1 ? 'Alguien está pagando ahora.' : `${pending} están pagando ahora.`,
  youArePaying: (others: number) =>
    others === 0
      ? 'Estás pagando tu parte.'
      : `Tú y ${plural(others, 'alguien', others.toString())} más están pagando ahora.`,
  table: 'Mesa de pago',
  paidBy: (name: string | null, amount: string, forName: string | null) =>
    `${name ?? 'Alguien'} pagó ${amount}${forWhom(forName)}`,
  paidAtClub: (amount: string) => `Pagó en el club: ${amount}`,
  youPaid: (amount: string, forName: string | null) => `Tú pagaste ${amount}${forWhom(forName)}`,
  beingPaid: (amount: string) => `Alguien está pagando ${amount}`,
  youArePayingPlace: (amount: string) => `Estás pagando ${amount}`,
  free: (amount: string) => `Libre: ${amount}`,
  ofTheGroup: 'Reservado para su grupo',
  withTheRest: (amount: string) => `Pagado con el resto: ${amount}`,
  restBeingPaid: 'Se está pagando todo lo que falta.',
  freePlaces: (free: number) => plural(free, 'Queda 1 lugar.', `Quedan ${free} lugares.`),

  lookForPlayers: '¿Te falta gente?',
  lookingFor: (places: number) => plural(places, 'Buscando 1 jugador', `Buscando ${places} jugadores`),

  copied: 'Link copiado',
  copiedHint: 'Pégalo en el chat de tu grupo.',
  copiedToo: 'El link está copiado: pégalo en el chat de tu grupo.',

  sheetTitle: 'Comparte el link de pago',
  linkLabel: 'Link de pago',
  qrCode: 'Código QR del link de pago',
  qrHint: 'O que lo escaneen con la cámara.',
  copy: 'Copiar link',
  copyRefused: 'Tu navegador no deja copiar por ti: el link está seleccionado, cópialo a mano.',
} as const;
