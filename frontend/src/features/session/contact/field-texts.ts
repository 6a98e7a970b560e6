/** Texts of the fields for a name and a contact, which are loaded with them. */
export const texts = {
  labels: { name: 'Tu nombre', phone: 'Tu teléfono', email: 'Tu correo' },
  optional: (label: string) => `${label} (opcional)`,
  nameMissing: 'Escribe tu nombre.',
  notSaved: (reason: string) => `${reason} Esto no se guardó, pero puedes pagar igual.`,
  emailSaved: 'Guardado: te escribiremos a este correo.',
  emailOfAccount: 'Es el correo de tu cuenta: se cambia en Mi Cuenta.',
  emailBlocked:
    'Esta dirección pidió no recibir correos de Saque. Usa otra o, si es tuya, elige «Sí, es mío» en un correo que te enviamos.',
} as const;
