export const texts = {
  tabTitle: 'Tu reserva',
  notFoundTitle: 'Este enlace ya no sirve',
  notFoundHint: 'Abre el enlace de un correo más nuevo, o revisa que esté completo.',
  endedTitle: 'Este enlace terminó',
  endedHint:
    'Los enlaces de los correos sirven hasta 90 días después del partido. Si tienes una cuenta, tu reserva sigue en «Mis Reservas».',
  toMyBookings: 'Ver Mis Reservas',

  payRest: 'Pagar lo que falta',
  payRestTitle: 'Paga lo que falta',
  ownCard: 'Cualquiera puede pagar, con su propia tarjeta. Aquí no la guardamos.',
  pay: (amount: string) => `Pagar ${amount}`,
  confirming: 'Estamos confirmando el pago. No cierres esta página.',
  paidHint: 'Ya no falta nada por pagar.',
  tooLateTitle: 'El pago llegó tarde',
  tooLateHint: 'La reserva ya no lo aceptaba, así que te lo devolvemos completo a la misma tarjeta.',
  nothingMissing: 'Ya no falta nada por pagar.',

  move: 'Cambiar de hora',
  moveTitle: 'Elige otra hora',
  moveHint: (court: string) => `En la ${court}, con el mismo juego. El precio es el de la hora que elijas.`,
  noFreeHours: 'Ese día no queda ninguna hora libre. Prueba con otro.',
  hoursFailed: 'No pudimos cargar las horas',
  moveTo: (day: string, time: string) => `Cambiar al ${day} a ${time}`,
  movedTitle: 'Reserva cambiada',
  movedTo: (day: string, time: string) => `Ahora juegas el ${day} a ${time}.`,
  moveFailed: 'No pudimos cambiar la hora',

  codeTitle: 'Escribe el código',
  codeSent: 'Busca el código de 6 dígitos en el correo de la reserva. Sirve durante 10 minutos.',
  code: 'Código de 6 dígitos',
  anotherCode: 'Enviar otro código',
  anotherSent: 'Pedimos un código nuevo',
  anotherSentHint: 'El anterior ya no sirve.',
  codeFailed: 'No pudimos enviar el código',
  noEmail:
    'Esta reserva no tiene un correo al que mandar un código. Para cancelarla o cambiarla, usa el navegador con el que reservaste o escribe al complejo.',

  returnTitle: 'Volviendo a la reserva',
  returnHint: 'Si no pasa nada, abre otra vez el enlace de tu correo: ahí verás si llegó el pago.',
} as const;
