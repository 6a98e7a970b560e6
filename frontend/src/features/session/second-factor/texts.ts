/** Texts of the second step of an admin's sign-in and of its set-up. */
export const texts = {
  stepTitle: 'Segundo paso',
  appHint: 'Escribe el código de 6 dígitos que muestra tu app ahora.',
  passkeyHint: 'Confirma con tu huella, tu rostro o el PIN de tu dispositivo.',
  recoveryHint: 'Escribe uno de los códigos que guardaste. Cada uno sirve una sola vez.',
  code: 'Código de la app',
  codeMissing: 'Escribe los 6 dígitos del código.',
  recoveryCode: 'Código de recuperación',
  recoveryMissing: 'Escribe tu código de recuperación.',
  confirm: 'Confirmar',
  confirming: 'Confirmando…',
  usePasskey: 'Usar mi llave de acceso',
  waitingForDevice: 'Esperando a tu dispositivo…',
  toApp: 'Usar un código de mi app',
  toPasskey: 'Usar una llave de acceso',
  toRecovery: 'Usar un código de recuperación',
  startOver: 'Entrar con otra cuenta',
  notConfirmed: 'No pudimos confirmar',
  codesLeft: (count: number) =>
    count === 0
      ? 'Era tu último código de recuperación. Crea otros en «Mi cuenta».'
      : `${count === 1 ? 'Te queda 1 código' : `Te quedan ${count} códigos`} de recuperación. Puedes renovarlos en «Mi cuenta».`,

  enrollHint:
    'En este sitio, además de la contraseña, hace falta un segundo paso. Configúralo una vez y listo.',
  appName: 'App de códigos',
  appAbout:
    'Una app del teléfono, como Google Authenticator o Aegis, muestra un código nuevo cada 30 segundos.',
  passkeyName: 'Llave de acceso',
  passkeyAbout: 'Confirmas con huella, rostro o PIN en este dispositivo, o con una llave USB.',
  chooseApp: 'Configurar una app',
  choosePasskey: 'Crear una llave de acceso',
  otherWay: 'Elegir otra forma',
  preparing: 'Preparando…',

  scan: 'Escanea este código con tu app',
  qrLabel: 'Código QR con la clave para tu app',
  orType: '¿No puedes escanearlo? Escribe esta clave en la app:',
  copyKey: 'Copiar clave',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar',
  copyFailedHint: 'Selecciona el texto y cópialo a mano.',
  thenCode: 'Después escribe aquí el código que muestra la app.',
  activate: 'Activar',
  activating: 'Activando…',

  deviceLabel: 'Nombre de la llave',
  deviceHint: 'Para reconocerla después, por ejemplo «Mi laptop».',
  deviceMissing: 'Escribe un nombre para reconocerla.',
  createPasskey: 'Crear llave de acceso',

  codesTitle: 'Tus códigos de recuperación',
  codesHint:
    'Guárdalos en un lugar seguro. Si pierdes tu teléfono o tu llave, cada código te deja entrar una vez. No volveremos a mostrarlos.',
  copyCodes: 'Copiar',
  downloadCodes: 'Descargar',
  printCodes: 'Imprimir',
  fileName: 'codigos-de-recuperacion-saque.txt',
  fileTitle: 'Códigos de recuperación de Saque. Cada uno sirve una sola vez.',
  saved: 'Ya los guardé',
} as const;
