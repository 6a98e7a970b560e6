/** Texts of the optional e-mail address for confirmations. */
export const texts = {
  emailTitle: '¿Te avisamos por correo?',
  emailField: 'Tu correo (opcional)',
  emailHint: 'Te mandamos la confirmación con el evento para tu calendario.',
  emailSaved: 'Te escribiremos a este correo.',
  emailBlocked:
    'Esta dirección pidió no recibir correos de Saque. Usa otra o, si es tuya, abre el enlace «Sí, fui yo» de un correo que te enviamos.',
  emailSave: 'Guardar correo',
} as const;
