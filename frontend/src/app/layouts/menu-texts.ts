/** Texts of the menu of phones, which come with its code. */
export const texts = {
  search: 'Buscar cancha',
  venues: 'Complejos',
} as const;
