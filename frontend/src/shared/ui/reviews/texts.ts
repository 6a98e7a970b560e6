/** Texts of a review, for players and for the people of the venue. */
export const texts = {
  stars: (stars: number) => (stars === 1 ? '1 de 5 estrellas' : `${stars} de 5 estrellas`),
  aPlayer: 'Un jugador',
  played: (month: string) => `jugó en ${month}`,
  edited: 'editada',
  reply: (venue: string) => `Respuesta de ${venue}`,
  more: 'Ver más opiniones',
  moreFailed: 'No pudimos cargar más opiniones',
} as const;
