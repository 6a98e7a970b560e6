const keepCode = 'Guarda el código o agrega el partido a tu calendario.';

/** Texts about the letter that confirms a booking. They promise only what was sent. */
export const texts = {
  sent: (email: string) => `Te mandamos la confirmación a ${email}.`,
  sentUnconfirmed: (email: string) =>
    `Te mandamos la confirmación a ${email}. Confirma ese correo para recibir todos los avisos.`,
  over_limit: (email: string) =>
    `No pudimos mandarte la confirmación: ${email} ya recibió tres correos en 24 horas sin confirmarse. Abre uno de ellos y elige «Sí, es mío». ${keepCode}`,
  blocked: (email: string) =>
    `No te mandamos la confirmación, porque ${email} pidió no recibir correos de Saque. ${keepCode}`,
  refused: (email: string) =>
    `No pudimos mandarte la confirmación: el correo ${email} no la aceptó. Revisa en Mi Cuenta que esté bien escrito. ${keepCode}`,
  noAddress: 'No te mandamos la confirmación, porque no teníamos un correo tuyo. ' + keepCode,

  confirm: 'Confirma tu correo',
  confirmHint: 'Lo haces con un código de 6 dígitos. Así también ves tus reservas en tus otros dispositivos.',
  confirmed: 'Correo confirmado',
  confirmedHint: 'Ahí recibirás todos los avisos.',
} as const;
