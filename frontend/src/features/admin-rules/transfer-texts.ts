/** Texts of the account for transfers. */
export const texts = {
  title: 'Transferencias',
  hint: 'El jugador ve tu cuenta cuando elige transferir, y confirmas el dinero en el Mostrador.',
  accept: 'Aceptar transferencias',
  acceptHint: 'La hora queda apartada hasta que llega el dinero o vence el plazo.',
  holder: 'Titular de la cuenta',
  bank: 'Banco',
  number: 'Número de cuenta',
  note: 'Otros datos (opcional)',
  noteHint: 'Lo que pida el banco: tipo de cuenta, RUC o cédula, correo.',
  hours: 'Plazo para transferir',
  hoursUnit: 'horas',
  hoursHint: 'De 1 a 72. Nunca pasa del inicio del juego.',
  wrong: 'Completa titular, banco y número de cuenta, con un plazo de 1 a 72 horas.',
  /** In the list of what changes. */
  inWords: (bank: string, number: string, holder: string) => `${bank}, cuenta ${number}, de ${holder}`,
  waits: (hours: number) => `Plazo: ${hours === 1 ? '1 hora' : `${hours} horas`}`,
  none: 'Sin transferencias',
} as const;
