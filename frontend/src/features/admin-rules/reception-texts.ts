export const texts = {
  label: 'Recepción puede dar otro precio',
  hint: 'Con un motivo, puede cobrar otro precio o dar la hora gratis. Cada vez, quienes dirigen el complejo reciben un correo.',
  on: 'Recepción puede dar otro precio, con un motivo',
  off: 'Recepción cobra siempre la tarifa',
} as const;
