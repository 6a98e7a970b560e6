/** Texts about opening a till, wherever cash needs one. */
export const texts = {
  closed: 'La caja está cerrada',
  closedHint: 'Cuenta el efectivo que hay ahora y ábrela: seguimos enseguida.',
  till: 'Caja',
  counted: 'Efectivo en la caja',
  missing: 'Escribe cuánto hay, aunque sea 0.',
  open: 'Abrir caja',
  openAndGoOn: 'Abrir caja y seguir',
} as const;
