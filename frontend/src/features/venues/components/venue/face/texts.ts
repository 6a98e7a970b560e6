/** Texts of what a venue tells about itself. */
export const texts = {
  about: 'Sobre el complejo',
  directions: 'Cómo llegar',
  directionsTo: (venue: string) => `Cómo llegar a ${venue}, se abre en el mapa`,
  call: 'Llamar',
  callTo: (venue: string, phone: string) => `Llamar a ${venue}, ${phone}`,
  whatsApp: 'WhatsApp',
  whatsAppTo: (venue: string) => `Escribir a ${venue} por WhatsApp`,
  contact: 'Dirección y contacto',
  phone: 'Teléfono:',
  amenities: 'Servicios',
  houseRules: 'Normas de la casa',
} as const;
