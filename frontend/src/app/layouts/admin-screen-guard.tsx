import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useOwnRights } from '../../shared/api/own-rights';
import { paths } from '../../shared/config/paths';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { MessageScreen } from '../../shared/ui/screen/message-screen';
import { mayOpen, screensFor } from './admin-screens';
import { texts } from './admin-texts';

/**
 * Shows the screen of the address if the admin may open it. Who may not see the dashboard begins
 * with their first screen; any other address explains itself. Until the rights are known, the
 * screen loads its data, and the server refuses what is not allowed.
 */
export function AdminScreenGuard() {
  const { pathname } = useLocation();
  const rights = useOwnRights();
  if (!rights || mayOpen(rights, pathname)) return <Outlet />;
  const [first] = screensFor(rights);
  const to = first?.to ?? paths.adminAccount;
  if (pathname === paths.admin) return <Navigate to={to} replace />;
  return (
    <MessageScreen
      title={texts.notYours}
      hint={texts.notYoursHint}
      action={<LinkButton to={to}>{texts.goTo(first?.label ?? texts.account)}</LinkButton>}
    />
  );
}
