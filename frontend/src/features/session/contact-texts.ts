/** Texts of the optional e-mail address for confirmations. */
export const texts = {
  emailField: 'Tu correo (opcional)',
  emailHint: 'Te mandamos la confirmación con el evento para tu calendario.',
  emailSaved: 'Guardado: te escribiremos a este correo.',
  emailFailed: (reason: string) => `${reason} Tu correo no se guardó, pero puedes pagar igual.`,
  emailBlocked:
    'Esta dirección pidió no recibir correos de Saque. Usa otra o, si es tuya, abre el enlace «Sí, fui yo» de un correo que te enviamos.',
} as const;
