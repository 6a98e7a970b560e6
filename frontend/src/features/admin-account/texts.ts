/** Texts of the admin's own account. */
export const texts = {
  title: 'Mi cuenta',
  subtitle: (username: string) => `Entras como ${username}.`,
  errorTitle: 'No pudimos cargar tu cuenta',

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
  unknownDevice: 'Dispositivo desconocido',
  device: (browser: string, system: string) => `${browser} en ${system}`,
  since: (instant: string) => `Abierta: ${instant}`,
  lastUsed: (instant: string) => `Último uso: ${instant}`,
  address: (address: string) => `Dirección: ${address}`,
  today: (time: string) => `hoy, ${time}`,
  endSession: 'Cerrar sesión',
  endSessionOf: (device: string) => `Cerrar la sesión de ${device}`,
  sessionEnded: 'Sesión cerrada',
  endOthers: 'Cerrar las demás sesiones',
  endOthersTitle: '¿Cerrar las demás sesiones?',
  endOthersHint:
    'Solo seguirás dentro en este dispositivo. En los demás tendrás que entrar con tu contraseña.',
  othersEnded: 'Sesiones cerradas',
  othersEndedHint: 'Ahora solo estás dentro en este dispositivo.',
  onlyThisOne: 'No tienes sesiones en otros dispositivos.',

  firstTitle: 'Elige tu contraseña',
  firstHint: 'Entraste con la contraseña que Saque creó al instalarse. Elige una que solo sepas tú.',
  firstRequired: 'Es lo único que falta para usar el panel.',
  later: 'Más tarde',
} as const;
