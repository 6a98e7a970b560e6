/** Texts of the photos of a venue. */
export const texts = {
  gallery: (venue: string) => `Fotos de ${venue}`,
  roleDescription: 'galería',
  strip: 'Fotos; cámbialas con las flechas',
  place: (place: number, count: number) => `Foto ${place} de ${count}`,
  counter: (place: number, count: number) => `${place} / ${count}`,
  previous: 'Foto anterior',
  next: 'Foto siguiente',
} as const;
