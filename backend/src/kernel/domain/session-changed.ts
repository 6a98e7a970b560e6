import { refusal } from './domain-error.js';

/**
 * The player of this request no longer exists, because the browser has just signed in to an
 * account. The same request with the new session succeeds.
 */
export class SessionChanged extends refusal(
  'conflict',
  'session_changed',
  'Acabas de iniciar sesión. Inténtalo de nuevo.',
) {}
