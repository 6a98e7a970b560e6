/** Texts of the page on which the owner of an e-mail address decides about letters. */
export const texts = {
  tabTitle: 'Tu correo',
  unverifiedTitle: '¿Este correo es tuyo?',
  unverifiedHint: (address: string) =>
    `Se usó ${address} para reservar una cancha en Saque. Confírmalo y recibirás todos los avisos.`,
  verifiedTitle: 'Listo, recibirás todos los avisos',
  verifiedHint: (address: string) =>
    `Confirmaste que ${address} es tuyo. Ahí te llegará todo lo de tus reservas.`,
  quietTitle: 'Listo, recibirás los avisos de tus reservas',
  quietHint: (address: string) =>
    `Confirmaste que ${address} es tuyo. Ahí te llegará todo, menos los recordatorios.`,
  blockedTitle: 'No te escribiremos más',
  blockedHint: (address: string) =>
    `Nadie puede hacer que Saque envíe correos a ${address}. Perdona la molestia.`,
  wasMe: 'Sí, es mío: quiero recibirlos',
  wasNotMe: 'No fui yo',
  noMore: 'Ya no quiero recibirlos',
  remindersTitle: 'Recordatorios antes de jugar',
  remindersOn: 'A este correo pueden llegar recordatorios antes de cada partido.',
  remindersOff: 'No te enviaremos más recordatorios. Los demás avisos de tus reservas siguen llegando.',
  noReminders: 'No recibir más recordatorios',
  wantReminders: 'Volver a recibir recordatorios',
  changedMind: 'Sí, es mío: quiero recibirlos',
  failedTitle: 'No pudimos guardar tu respuesta',
  notFoundTitle: 'Este enlace ya no sirve',
  notFoundHint: 'Abre el enlace de un correo más nuevo, o revisa que esté completo.',
} as const;
