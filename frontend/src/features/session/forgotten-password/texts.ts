/** Texts of choosing another password for the admin area. */
export const texts = {
  title: '¿Olvidaste tu contraseña?',
  hint: 'Escribe el correo con el que entras al panel y pide un enlace para elegir otra.',
  email: 'Correo',
  emailMissing: 'Escribe tu correo, por ejemplo ana@correo.com.',
  send: 'Pedir el enlace',
  sending: 'Pidiendo…',
  sent: 'Revisa tu correo',
  sentTo: (email: string) =>
    `Si alguien entra al panel con ${email}, el enlace va a ese correo y sirve durante 30 minutos.`,
  sentHint:
    '¿No llega? Mira en el correo no deseado. Si pediste no recibir nuestros correos, o ya recibiste tres, no te llega otro. Si tu usuario no es un correo, pide a quien administra Saque que cambie tu contraseña en el servidor.',
  otherEmail: 'Usar otro correo',
  backToLogin: 'Volver a la entrada',

  resetTitle: 'Elige una contraseña nueva',
  resetHint: (username: string) => `Para entrar como ${username}. Se cierran todas tus sesiones abiertas.`,
  password: 'Contraseña nueva',
  passwordHint: 'Al menos 12 caracteres. Tres palabras que no van juntas funcionan bien.',
  passwordShort: 'Usa al menos 12 caracteres.',
  save: 'Guardar y entrar',
  saving: 'Guardando…',
  changed: 'Contraseña cambiada',
  changedHint: 'Ya estás en el panel.',
  gone: 'Este enlace ya no sirve',
  goneHint: 'Pasó su media hora, ya lo usaste o tu contraseña cambió. Pide otro y ábrelo enseguida.',
  askAgain: 'Pedir otro enlace',
  errorTitle: 'No pudimos abrir el enlace',
} as const;
