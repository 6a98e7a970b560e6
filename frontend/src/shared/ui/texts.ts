/** Texts of the shared components. */
export const texts = {
  loading: 'Cargando…',
  checkingOutcome: 'No sabemos si se guardó. Lo comprobamos…',
  processing: 'Procesando…',
  errorTitle: 'No pudimos cargar esta información',
  notifications: 'Notificaciones ({hotkey})',
  closeNotification: 'Cerrar notificación',
  notification: 'Notificación',
  courtIllustration: (surface: string) => `Ilustración de una cancha de ${surface} vista desde arriba`,
  venue: 'Complejo',
  someVenues: (shown: number, total: number) =>
    `Ves ${shown} de ${total} complejos. Escribe para encontrar otro.`,
  nothingMatches: 'Nada coincide con lo que escribes.',
  dayPlaceholder: 'dd/mm/aaaa',
  dayInvalid: 'Escribe la fecha así: 20/11/2026.',
  chooseDayFor: (label: string) => `${label}: elegir en el calendario`,
  noDay: 'Quitar fecha',
  amountUnread: 'Escribe el número así: 15.50 o 15,50, sin separar los miles.',
  countUnread: 'Escribe un número entero, sin puntos ni comas.',
  newVenue: 'Nuevo',
  rating: (rating: number, count: number) =>
    `Calificación ${rating.toFixed(1)} de 5, ${count === 1 ? '1 opinión' : `${count} opiniones`}`,
  minutesLeft: (minutes: number) => (minutes === 1 ? 'Queda 1 minuto' : `Quedan ${minutes} minutos`),
} as const;
