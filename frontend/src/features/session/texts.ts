/** Texts of the admin login. */
export const texts = {
  title: 'Acceso Admin',
  hint: 'Entra para gestionar tus complejos.',
  sessionOver: 'Tu sesión terminó. Entra otra vez para seguir donde estabas.',
  username: 'Usuario',
  password: 'Contraseña',
  usernameMissing: 'Escribe tu usuario.',
  passwordMissing: 'Escribe tu contraseña.',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  login: 'Entrar',
  loggingIn: 'Entrando…',
  refused: 'Acceso denegado',
  wrongCredentials: 'Usuario o contraseña incorrectos',
  noConnection: 'No se pudo conectar con el servidor',
  granted: 'Acceso concedido',
  welcome: 'Bienvenido al panel administrativo',
} as const;
