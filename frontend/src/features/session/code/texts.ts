/** Texts of entering with an e-mailed code, wherever one is asked for. */
export const texts = {
  email: 'Correo',
  emailHint: 'Si es tu primera vez, con él creamos tu cuenta.',
  emailMissing: 'Escribe tu correo, por ejemplo ana@correo.com.',
  send: 'Enviarme el código',
  sending: 'Enviando…',

  sentTo: (email: string) => `Busca el código de 6 dígitos en ${email}. Sirve durante 10 minutos.`,
  code: 'Código de 6 dígitos',
  entersAlone: 'Al escribir el último, entras sin más.',
  goesOnAlone: 'Al escribir el último, sigues sin más.',
  codeMissing: 'Escribe los 6 dígitos del código.',
  entering: 'Comprobando…',
  sendAgain: 'Enviar otro código',
  sendAgainIn: (time: string) => `Enviar otro código (en ${time})`,
  sentAgain: 'Busca el código nuevo en tu correo. El anterior ya no sirve.',
  otherEmail: 'Usar otro correo',
} as const;
