/** Texts of signing in with an e-mailed code or a passkey. */
export const texts = {
  title: 'Entra con tu correo',
  about:
    'Sin contraseñas: te mandamos un código de seis números. Así tienes tus reservas en el teléfono, en la computadora y donde entres.',
  merging: 'Tus reservas de este navegador pasan a tu cuenta.',

  email: 'Correo',
  emailHint: 'Si es tu primera vez, con él creamos tu cuenta.',
  newEmail: 'Correo nuevo',
  newEmailHint: 'Lo confirmas con un código de seis números.',
  emailMissing: 'Escribe tu correo, por ejemplo ana@correo.com.',
  send: 'Enviarme el código',
  sending: 'Enviando…',

  sentTo: (email: string) => `Busca el código en ${email}. Sirve durante 10 minutos.`,
  code: 'Código de seis números',
  codeHint: 'Al completar los seis números, sigues solo. ¿No llega? Mira en el correo no deseado.',
  codeHintAlone: '¿No llega? Mira en el correo no deseado.',
  codeLate:
    '¿No llega? Mira en el correo no deseado. Si esa dirección pidió no recibir correos de Saque, o ya recibió tres en 24 horas sin confirmarse, abre «Sí, fui yo» en uno de ellos y pide otro código.',
  codeMissing: 'Escribe los seis números del código.',
  enter: 'Entrar',
  entering: 'Comprobando…',
  sendAgain: 'Enviar otro código',
  sendAgainIn: (time: string) => `Enviar otro código (en ${time})`,
  sentAgain: 'Busca el código nuevo en tu correo. El anterior ya no sirve.',
  otherEmail: 'Usar otro correo',

  or: 'o',
  usePasskey: 'Entrar con una llave de acceso',
  waitingForDevice: 'Esperando a tu dispositivo…',
} as const;
