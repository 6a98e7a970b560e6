/** Texts of the layout around the admin screens. */
export const texts = {
  checking: 'Verificando acceso...',
  checkFailed: 'No pudimos verificar tu acceso',
  area: 'Administración',
  navigation: 'Administración',
  dashboard: 'Panel',
  bookings: 'Reservas',
  courts: 'Canchas',
  payments: 'Pagos',
  ledger: 'Libro de cuentas',
  discounts: 'Descuentos',
  audit: 'Auditoría',
  account: 'Mi cuenta',
  logout: 'Cerrar sesión',
  loggedOut: 'Sesión cerrada',
  loggedOutHint: 'Hasta pronto.',
} as const;
