import type { QueryClient } from '@tanstack/react-query';
import { visitsCookie } from '../config/storage';
import { forgetTickets } from '../offline/kept-tickets';
import { endReminders, keepReminders } from './reminders';
import { channels } from './person-news';

/**
 * Forgets everything that this tab has fetched about a person, because another one uses the browser
 * from now on. What is on the screen is fetched again. The other tabs do the same.
 * @param change `left` if the player is no longer signed in: other tabs then also lose what was
 * typed
 */
export function forgetPerson(queryClient: QueryClient, change: 'entered' | 'left'): void {
  channels.get(queryClient)?.postMessage(change);
  forgetTickets();
  if (change === 'left') document.cookie = `${visitsCookie}=; path=/; max-age=0`;
  (change === 'left' ? endReminders() : keepReminders()).catch(() => undefined);
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}
