/** Texts that several pages of information share. */
export const texts = {
  updated: 'Texto del 22 de noviembre de 2026',
  name: 'Razón social',
  address: 'Dirección',
  email: 'Correo',
  phone: 'Teléfono',
  operatorUnknown: 'Quien gestiona este sitio todavía no ha publicado sus datos de contacto.',
  partlyKnown: 'Por ahora, esto es todo lo que ha publicado quien gestiona este sitio.',
  operatorFailed: 'No pudimos cargar los datos de contacto',
} as const;
