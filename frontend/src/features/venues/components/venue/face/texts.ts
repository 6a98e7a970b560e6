/** Texts of what a venue says about itself. They come with that part, after the page. */
export const texts = {
  about: 'Sobre el complejo',
  contact: 'Dirección y contacto',
  phone: 'Teléfono:',
  amenities: 'Servicios',
  houseRules: 'Normas de la casa',
} as const;
