/** Texts of the admin's own account. */
export const texts = {
  title: 'Mi cuenta',
  subtitle: (username: string) => `Entraste como ${username}.`,
  errorTitle: 'No pudimos cargar tu cuenta',

  offersTitle: 'Roles que te ofrecen',
  offersHint: 'Otro complejo quiere contar contigo. Mientras no aceptes, no cambia nada y no ve nada de ti.',
  offerRole: (role: string, venue: string) => `${role} en ${venue}`,
  roles: { owner: 'Dueño', manager: 'Encargado', reception: 'Recepción' },
  offerUntil: (day: string) => `Puedes aceptarlo hasta el ${day}.`,
  offerFactor:
    'Pide un segundo paso al entrar. Si todavía no lo tienes, al aceptar te pediremos que entres otra vez y lo prepares.',
  accept: 'Aceptar',
  acceptOf: (what: string) => `Aceptar: ${what}`,
  accepted: 'Rol aceptado',
  decline: 'Rechazar',
  declineOf: (what: string) => `Rechazar: ${what}`,
  declined: 'Rol rechazado',

  passwordTitle: 'Contraseña',
  passwordHint: 'Al cambiarla, se cierran tus sesiones en otros dispositivos.',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  repeatPassword: 'Repite la contraseña nueva',
  newPasswordRules:
    'Al menos 12 caracteres. Una frase de varias palabras se recuerda bien y cuesta adivinarla. Las contraseñas más usadas no valen.',
  currentMissing: 'Escribe tu contraseña actual.',
  newTooShort: 'Usa al menos 12 caracteres.',
  repeatDiffers: 'No es igual a la contraseña nueva.',
  changePassword: 'Cambiar contraseña',
  changing: 'Cambiando…',
  passwordChanged: 'Contraseña cambiada',
  sessionsEndedToo: (count: number) =>
    count === 1
      ? 'También cerramos tu sesión en otro dispositivo.'
      : `También cerramos tus sesiones en otros ${count} dispositivos.`,
  useItNextTime: 'Úsala la próxima vez que entres.',
  notChanged: 'No cambiamos la contraseña',

  sessionsTitle: 'Sesiones abiertas',
  sessionsHint:
    'Una sesión se cierra sola tras 30 minutos sin uso. ¿No reconoces alguna? Ciérrala y cambia tu contraseña.',
  thisDevice: 'Este dispositivo',
  since: (instant: string) => `Abierta: ${instant}`,
  lastUsed: (instant: string) => `Último uso: ${instant}`,
  address: (address: string) => `Dirección: ${address}`,
  endSession: 'Cerrar sesión',
  endSessionOf: (device: string) => `Cerrar sesión de ${device}`,
  sessionEnded: 'Sesión cerrada',
  endOthers: 'Cerrar las demás sesiones',
  endOthersTitle: '¿Cerrar las demás sesiones?',
  endOthersHint:
    'Solo seguirás dentro en este dispositivo. En los demás tendrás que entrar con tu contraseña.',
  othersEnded: 'Sesiones cerradas',
  othersEndedHint: 'Ahora solo estás dentro en este dispositivo.',
  onlyThisOne: 'No tienes sesiones en otros dispositivos.',

  factorTitle: 'Segundo paso',
  factorHint:
    'Un código de tu teléfono o una llave de acceso, además de la contraseña: así, quien la sepa no puede entrar.',
  onlyPasskeys:
    'Entras con tu llave de acceso, sin contraseña: ella ya comprueba que eres tú. Si la pierdes, el dueño puede volver a invitarte.',
  factorFailed: 'No pudimos cargar tu segundo paso',
  factorRequired: 'Para ti es obligatorio.',
  factorOff: 'Todavía entras solo con tu contraseña.',
  factorOn: 'Activo',
  app: 'App de códigos',
  appSince: (moment: string) => `Configurada: ${moment}`,
  passkeySince: (moment: string) => `Creada: ${moment}`,
  passkeyUsed: (moment: string) => `Último uso: ${moment}`,
  passkeyUnused: 'Sin usar todavía',
  backedUp: 'Sincronizada',
  addApp: 'Configurar una app',
  replaceApp: 'Cambiar de app',
  addPasskey: 'Agregar llave de acceso',
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar ${name}`,
  removeTitle: (name: string) => `¿Quitar ${name}?`,
  removeHint: 'Ya no servirá para entrar.',
  removeLastHint: 'Es tu único segundo paso: después entrarás solo con tu contraseña.',
  removed: (name: string) => `Quitamos ${name}`,
  factorAdded: 'Segundo paso agregado',
  factorAddedHint: 'Te lo pediremos la próxima vez que entres.',
  codesLeft: (count: number) =>
    count === 0
      ? 'No te quedan códigos de recuperación.'
      : count === 1
        ? 'Te queda 1 código de recuperación.'
        : `Te quedan ${count} códigos de recuperación.`,
  codesFew: 'Renuévalos: sin ellos, perder tu teléfono te deja fuera.',
  renewCodes: 'Renovar códigos',
  renewTitle: '¿Renovar los códigos de recuperación?',
  renewHint: 'Los que tienes ahora dejarán de servir.',
  codesRenewed: 'Códigos renovados',
  identity: 'Confirma que eres tú',
  identityByCode: 'Usar un código de mi app',
  identityByPassword: 'Usar mi contraseña',
  identityByPasskey: 'Al continuar, confirma con tu llave de acceso que eres tú.',
  passwordMissing: 'Escribe tu contraseña.',
  codeMissing: 'Escribe los 6 dígitos del código.',
  continue: 'Continuar',

  firstTitle: 'Elige tu contraseña',
  firstHint: 'Entraste con la contraseña que Saque creó al instalarse. Elige una que solo sepas tú.',
  firstRequired: 'Es lo único que falta para usar el panel.',
  later: 'Más tarde',
} as const;
