/** Texts of reviewing a venue after a game. */
export const texts = {
  ask: '¿Cómo estuvo?',
  askOf: (booking: string) => `¿Cómo estuvo? Opina sobre ${booking}`,
  yours: 'Tu opinión',
  yoursOf: (stars: number, booking: string) => `Tu opinión, ${stars} de 5 estrellas: ${booking}`,
  subtitle: (venue: string, day: string) => `${venue}, ${day}`,
  stars: 'Tu calificación',
  starNames: ['Muy mal', 'Mal', 'Regular', 'Bien', 'Excelente'],
  star: (stars: number, name: string) =>
    `${stars === 1 ? '1 estrella' : `${stars} estrellas`}: ${name.toLowerCase()}`,
  noStars: 'Toca una estrella',
  starsMissing: 'Elige de una a cinco estrellas.',
  text: 'Cuéntale a los demás (opcional)',
  publicNote: 'La ven todos, con tu nombre y la inicial de tu apellido. Puedes cambiarla durante 14 días.',
  closedNote: 'Ya pasaron 14 días, así que se queda como está.',
  publish: 'Publicar',
  save: 'Guardar cambios',
  close: 'Cerrar',
  published: 'Gracias por tu opinión',
  publishedHint: 'Ya está en la página del complejo.',
  changed: 'Opinión actualizada',
} as const;
