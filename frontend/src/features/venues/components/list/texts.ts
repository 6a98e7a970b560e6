/** Texts of the page with all venues. */
export const texts = {
  listPreview: 'Todos los complejos de tenis donde puedes reservar tu cancha en minutos.',
  listTitle: 'Todos los complejos',
  searchLabel: 'Busca tu complejo',
  searchPlaceholder: 'Nombre, barrio o ciudad',
  venueCount: (count: number) => (count === 1 ? '1 complejo' : `${count} complejos`),
  venuesFound: (count: number, search: string) =>
    `${count === 1 ? '1 complejo' : `${count} complejos`} con «${search}»`,
  noneFound: (search: string) => `No encontramos complejos con «${search}»`,
  noneFoundHint: 'Prueba con otro nombre, con el barrio o con la ciudad.',
  clearSearch: 'Ver todos',
} as const;
