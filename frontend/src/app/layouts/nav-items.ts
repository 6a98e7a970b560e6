import { paths } from '../../shared/config/paths';

/** The pages about the site, in the footer and in the menu of phones. */
export const informationPages = ['about', 'status', 'refunds', 'terms', 'privacy', 'contact'] as const;

/**
 * Returns true if a navigation item belongs to the current path. "Admin" belongs to every path
 * below it, the other items to their own path only.
 */
export function isCurrent(item: string, pathname: string): boolean {
  if (item === paths.admin) return pathname.startsWith(paths.admin);
  return pathname === item;
}
