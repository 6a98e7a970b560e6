/** Texts of paying at the club. */
export const texts = {
  title: 'Pagar en el club',
  hint: '¿Prefieres pagar cuando llegues? El club te espera por tu nombre, y si cancelas antes de jugar no te cuesta nada.',
  confirmFirst: 'Para que el club te espere, confirma antes tu correo. Vuelves aquí enseguida.',
  confirm: 'Confirmar mi correo',
} as const;
