export const texts = {
  offline: 'No se pudo conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  notFound: 'No encontramos lo que buscas.',
  tooMany: 'Demasiados intentos seguidos. Espera un momento y vuelve a intentarlo.',
  serverDown: 'Algo falló de nuestro lado. Inténtalo de nuevo en unos segundos.',
  unexpected: 'Algo salió mal. Inténtalo de nuevo.',
} as const;
