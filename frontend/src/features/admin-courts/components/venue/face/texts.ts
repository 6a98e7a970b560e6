/** Texts of what a venue tells about itself. */
export const texts = {
  basics: 'Lo básico',
  contact: 'Contacto y cómo llegar',
  contactHint: 'Lo ve cualquier visitante. Lo que dejes en blanco no aparece.',
  phone: 'Teléfono (opcional)',
  phoneHint: 'El del complejo, no uno personal.',
  whatsapp: 'WhatsApp (opcional)',
  address: 'Dirección (opcional)',
  addressHint: 'Calle, número y ciudad. La usamos en las reservas y los correos para decir cómo llegar.',
  point: 'Punto en el mapa (opcional)',
  pointHint: 'Latitud y longitud, como las copias del mapa: -0.180653, -78.467834',
  pointInvalid: 'Escribe latitud y longitud separadas por una coma.',
  amenities: 'Servicios',
  houseRules: 'Normas de la casa',
  houseRulesLabel: 'Normas (opcional)',
  houseRulesHint: (left: number) =>
    left === 1 ? 'Te queda 1 carácter.' : `Te quedan ${left.toLocaleString('es-EC')} caracteres.`,
  loading: 'Cargando lo que el complejo cuenta de sí mismo',
  failed: 'No pudimos cargar el contacto, los servicios y las normas. Lo que guardes no los cambia.',
} as const;
