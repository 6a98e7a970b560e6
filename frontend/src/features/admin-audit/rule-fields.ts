/** The names of the rules of a venue, in the order in which their changes are listed. */
export const ruleFields = {
  openingHours: 'horario',
  exceptions: 'fechas con otro horario',
  lengths: 'duraciones',
  startsEvery: 'inicios',
  nightFrom: 'comienzo de la noche',
  priceRules: 'precios especiales',
  refundSteps: 'reembolsos',
  regretMinutes: 'tiempo para arrepentirse',
  windowDays: 'anticipación máxima',
  leadMinutes: 'anticipación mínima',
  paymentMinutes: 'plazo de pago',
  maxActivePerPlayer: 'reservas por jugador',
  payAtClub: 'pago en el club',
  transfer: 'transferencias',
  resaleRefund: 'reembolso por reventa',
} as const;
