/** Texts of the reviews on the venue page. */
export const texts = {
  title: 'Opiniones',
  hint: 'De jugadores que reservaron, pagaron y jugaron aquí.',
  count: (count: number) => (count === 1 ? '1 opinión' : `${count} opiniones`),
  average: (average: string) => `${average} de 5`,
  bar: (stars: number, count: number) =>
    `${stars === 1 ? '1 estrella' : `${stars} estrellas`}: ${texts.count(count)}`,
  failed: 'No pudimos cargar las opiniones',
} as const;
