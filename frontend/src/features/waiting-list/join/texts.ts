import { words } from '../../../shared/texts/words';

/** Texts of the dialog for a taken hour. */
export const texts = {
  joinTitle: 'Te avisamos si se libera',
  joinHint:
    'Si se libera una hora que te sirve y es tu turno, la apartamos para ti durante 15 minutos antes de ofrecerla a otra persona. Lo que se libera en los últimos 90 minutos antes de jugar es para todos.',
  alreadyWaiting: 'Ya estás en lista de espera aquí para ese día. Puedes sumar otra hora.',
  seeMine: 'Ver en Mis Reservas',
  from: 'Primer inicio',
  to: 'Último inicio',
  court: 'Cancha',
  thisCourt: (courtNumber: number) => `Solo la cancha ${courtNumber}`,
  anyCourt: 'Cualquier cancha',
  freeElsewhere: (time: string, count: number) =>
    `A ${words.theTime(time)} hay ${count === 1 ? 'otra cancha libre' : `${count} canchas más libres`}:`,
  seeAll: 'Ver todas',
  email: 'Tu correo (opcional)',
  emailHint: 'Ahí te avisamos. Para apartarte una hora, confirma después este correo en Mi Cuenta.',
  emailKnown: (email: string) => `Te avisaremos a ${email} y en Mis Reservas.`,
  emailBlocked: (email: string) =>
    `${email} pidió no recibir correos de Saque, así que te avisaremos solo en Mis Reservas.`,
  emailUnconfirmed: (email: string) =>
    `Para apartarte una hora, confirma ${email} en Mi Cuenta después de unirte.`,
  wait: 'Unirme a la lista',
  joined: 'Estás en la lista',
  joinedAsGuestHint: 'Confirma tu correo en Mi Cuenta: así podremos apartarte la hora cuando se libere.',
  joinedSilentlyHint: 'Mira Mis Reservas: ahí verás cuando te toque. Puedes salir cuando quieras.',
  joinedHint: 'Te avisaremos en cuanto te toque. Puedes salir cuando quieras en Mis Reservas.',
} as const;
