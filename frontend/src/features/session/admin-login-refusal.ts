import { ApiError, userMessageOf } from '../../shared/api/api-error';
import { words } from '../../shared/texts/words';
import { texts } from './texts';

/** Returns the notification for a failed login (specification §8). */
export function loginRefusal(error: unknown): { title: string; description: string } {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 0) return { title: words.error, description: texts.noConnection };
  if (status >= 500) return { title: words.error, description: userMessageOf(error) };
  const explained = error instanceof ApiError && error.code !== null;
  return { title: texts.refused, description: explained ? error.userMessage : texts.wrongCredentials };
}
