/** Texts of the step that asks who a booking or a payment is for. */
export const texts = {
  title: '¿A nombre de quién?',
  inNameOf: 'A nombre de',
  change: 'Cambiar',
  changeContact: 'Cambiar nombre y contacto',
} as const;
