/** Texts of the optional e-mail address for confirmations. */
export const texts = {
  emailTitle: '¿Te avisamos por correo?',
  emailField: 'Tu correo (opcional)',
  emailHint: 'Te mandamos la confirmación con el evento para tu calendario.',
  emailSaved: 'Te escribiremos a este correo.',
  emailSave: 'Guardar correo',
} as const;
