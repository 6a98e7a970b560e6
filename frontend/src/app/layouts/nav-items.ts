import { paths } from '../../shared/config/paths';

/** Whether a navigation item belongs to the address shown: Admin to every path that begins with it, the others to their own. */
export function isCurrent(item: string, pathname: string): boolean {
  if (item === paths.admin) return pathname.startsWith(paths.admin);
  return pathname === item;
}
