export const texts = {
  offline: 'No se pudo conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  notFound: 'No encontramos lo que buscas. Vuelve atrás y ábrelo de nuevo.',
  refused: 'Aquí hace falta otra sesión. Vuelve a entrar e inténtalo de nuevo.',
  changed: 'Algo cambió mientras tanto. Recarga la página e inténtalo de nuevo.',
  tooLarge: 'Es demasiado grande para enviarlo. Prueba con algo más pequeño.',
  tooMany: 'Demasiados intentos seguidos. Espera un momento y vuelve a intentarlo.',
  serverDown: 'Algo falló de nuestro lado. Inténtalo de nuevo en unos segundos.',
  unknownOutcome:
    'No sabemos si se guardó. Revisa tu conexión y vuelve a intentarlo: no se guarda dos veces.',
  noCookies:
    'Tu navegador no guarda cookies, así que después no te reconoceríamos. Permítelas para esta página o ábrela en otro navegador. No guardamos nada.',
  unexpected: 'Algo salió mal. Inténtalo de nuevo.',
} as const;
