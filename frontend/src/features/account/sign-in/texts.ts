/** Texts of signing in with an e-mailed code or a passkey. */
export const texts = {
  title: 'Entra con tu correo',
  about:
    'Sin contraseñas: te mandamos un código de seis números. Así tienes tus reservas en el teléfono, en la computadora y donde entres.',
  merging: 'Tus reservas de este navegador pasan a tu cuenta.',

  email: 'Correo',
  emailHint: 'Si es tu primera vez, con él creamos tu cuenta.',
  newEmail: 'Correo nuevo',
  newEmailHint: 'Te mandamos un código para confirmarlo.',
  emailMissing: 'Escribe tu correo, por ejemplo ana@correo.com.',
  send: 'Enviarme el código',
  sending: 'Enviando…',

  sentTo: (email: string) => `Te mandamos un código a ${email}. Sirve durante 10 minutos.`,
  code: 'Código de seis números',
  codeHint: 'Al completar los seis números, sigues solo. ¿No llega? Mira en el correo no deseado.',
  codeLate: '¿No llega? Mira en el correo no deseado.',
  codeMissing: 'Escribe los seis números del código.',
  enter: 'Entrar',
  entering: 'Comprobando…',
  sendAgain: 'Enviar otro código',
  sendAgainIn: (time: string) => `Enviar otro código (en ${time})`,
  sentAgain: 'Te mandamos otro código. El anterior ya no sirve.',
  otherEmail: 'Usar otro correo',

  or: 'o',
  usePasskey: 'Entrar con una llave de acceso',
  waitingForDevice: 'Esperando a tu dispositivo…',
} as const;
