/** Texts of the buttons with which a player reaches a venue. */
export const texts = {
  directions: 'Cómo llegar',
  directionsTo: (venue: string) => `Cómo llegar a ${venue}, se abre en el mapa`,
  call: 'Llamar',
  callTo: (venue: string, phone: string) => `Llamar a ${venue}, ${phone}`,
  whatsApp: 'WhatsApp',
  whatsAppTo: (venue: string) => `Escribir a ${venue} por WhatsApp`,
} as const;
