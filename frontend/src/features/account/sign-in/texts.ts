/** Texts of signing in with an e-mailed code or a passkey. */
export const texts = {
  title: 'Entra con tu correo',
  about:
    'Sin contraseñas: entras con un código de 6 dígitos. Así tienes tus reservas en el teléfono, en la computadora y donde entres.',
  merging: 'Tus reservas de este navegador pasan a tu cuenta.',

  newEmail: 'Correo nuevo',
  newEmailHint: 'Lo confirmas con un código de 6 dígitos.',
  enter: 'Entrar',

  or: 'o',
  usePasskey: 'Entrar con una llave de acceso',
  waitingForDevice: 'Esperando a tu dispositivo…',
} as const;
