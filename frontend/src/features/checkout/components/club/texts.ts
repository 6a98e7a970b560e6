/** Texts of paying at the club. */
export const texts = {
  hint: 'Pagas al llegar. Si no puedes ir, cancela: no cuesta nada.',
  confirmFirst: 'Para que el club te espere, confirma antes tu correo. Vuelves aquí enseguida.',
  confirm: 'Confirmar mi correo',
} as const;
