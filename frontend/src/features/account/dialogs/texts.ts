/** Texts of erasing an account, or what a browser without one has left. */
export const texts = {
  title: '¿Eliminar tu cuenta?',
  titleOfGuest: '¿Borrar lo que guardamos de este navegador?',
  goes: 'Se borra para siempre:',
  goesOfAccount: [
    'tu nombre, tu teléfono y tu correo',
    'tus tarjetas guardadas y tus llaves de acceso',
    'tus sesiones en todos los dispositivos',
  ],
  goesOfGuest: [
    'tu nombre, tu teléfono y tu correo',
    'tus tarjetas guardadas',
    'la lista de tus reservas en este navegador',
  ],
  stays: 'Se queda, sin tu nombre:',
  staysList: ['las reservas que jugaste y sus pagos, que el club necesita para sus cuentas'],
  upcoming:
    'Si tienes un partido por jugar, cancélalo antes o espera a jugarlo: mientras tanto no podemos borrar nada.',
  withCode: 'Para confirmar que eres tú, te mandamos un código a tu correo.',
  sendCode: 'Enviarme el código',
  erase: 'Eliminar mi cuenta',
  erasing: 'Borrando…',
  eraseData: 'Borrar mis datos',
  seeBookings: 'Ver Mis Reservas',
  done: 'Tu cuenta ya no existe',
  doneOfGuest: 'Borramos tus datos',
  doneHint: 'Gracias por jugar con nosotros. Siempre puedes volver.',
} as const;
