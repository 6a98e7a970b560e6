/** Texts of the panel "Mi Cuenta" about who uses this browser. */
export const texts = {
  noName: 'Tu cuenta',
  enter: 'Entrar con mi correo',
  open: 'Mi cuenta y mis datos',
} as const;
