/**
 * Texts of the layout around every screen: navigation, account panel, not-found and error screens.
 */
export const texts = {
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Principal',
  bottomNavigation: 'Navegación inferior',
  home: 'Inicio',
  bookings: 'Reservas',
  admin: 'Admin',
  account: 'Mi Cuenta',
  menu: 'Menú',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  player: 'Jugador invitado',
  playerHint: 'No necesitas registrarte: tus reservas quedan guardadas en este navegador.',
  theme: 'Apariencia',
  themeLight: 'Clara',
  themeDark: 'Oscura',
  themeSystem: 'Sistema',
  offline: 'Sin conexión. Lo que ves puede no estar al día.',
  tagline: 'Tu cancha de tenis, a la hora que quieras.',
  notFoundTitle: 'Página no encontrada',
  notFoundHint: 'La pelota se fue larga: esta dirección no lleva a ninguna cancha.',
  notFoundCode: '404 Page Not Found',
  notFoundDeveloperHint: 'Did you forget to add the page to the router?',
  crashTitle: 'Algo salió mal',
  crashHint: 'No pudimos mostrar esta pantalla. Tus reservas están a salvo.',
} as const;
