/** Texts of lists with pages or more to load. */
export const texts = {
  pages: 'Páginas',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
  pageOf: (page: number, pages: number) => `Página ${page} de ${pages}`,
  previousItems: 'Anteriores',
  nextItems: 'Siguientes',
  itemsOf: (first: number, last: number, total: number) => `${first}–${last} de ${total}`,
  venuesShown: (shown: number, total: number) => `Estás viendo ${shown} de ${total} complejos`,
  moreVenues: 'Ver más complejos',
  moreVenuesFailed: 'No pudimos cargar más complejos',
  clearFilters: 'Quitar filtros',
} as const;
