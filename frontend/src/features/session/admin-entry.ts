import { paths } from '../../shared/config/paths';

/**
 * The state that the guard passes to the login screen: where the admin wanted to go, and whether a
 * session has just ended.
 */
export interface AdminEntry {
  from: string;
  sessionOver: boolean;
}

/**
 * Reads what the guard has passed. A login screen that was opened directly leads to the dashboard.
 */
export function adminEntryOf(state: unknown): AdminEntry {
  const given: object = typeof state === 'object' && state !== null ? state : {};
  const from = 'from' in given && typeof given.from === 'string' ? given.from : paths.admin;
  return {
    from: from.startsWith(paths.admin) ? from : paths.admin,
    sessionOver: 'sessionOver' in given && given.sessionOver === true,
  };
}
