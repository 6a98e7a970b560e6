/** Texts of the step that asks who a booking or a payment is for. */
export const texts = {
  title: '¿A nombre de quién?',
  labels: { name: 'Tu nombre', phone: 'Tu teléfono (opcional)', email: 'Tu correo (opcional)' },
  nameMissing: 'Escribe tu nombre.',
  notSaved: (reason: string) => `${reason} Esto no se guardó, pero puedes pagar igual.`,
  emailSaved: 'Guardado: te escribiremos a este correo.',
  emailOfAccount: 'Es el correo de tu cuenta: se cambia en Mi Cuenta.',
  emailBlocked:
    'Esta dirección pidió no recibir correos de Saque. Usa otra o, si es tuya, abre el enlace «Sí, fui yo» de un correo que te enviamos.',
  inNameOf: 'A nombre de',
  change: 'Cambiar',
  changeContact: 'Cambiar nombre y contacto',
} as const;
