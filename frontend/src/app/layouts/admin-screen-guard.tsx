import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { type OwnRights, ownRightsQuery } from '../../shared/api/own-rights';
import { paths } from '../../shared/config/paths';
import { readStored, storageKeys, writeStored } from '../../shared/config/storage';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { MessageScreen } from '../../shared/ui/screen/message-screen';
import { ShellContext } from '../../shared/ui/screen/shell-context';
import { PagePlaceholder } from '../page-placeholder';
import { mayOpen, screensFor } from './admin-screens';
import { texts } from './admin-texts';

/**
 * Shows the screen of the address if the admin may open it. Who may not see the dashboard begins
 * with their first screen; any other address explains itself. A screen loads nothing before the
 * rights are known, except for an owner of everything, who need not wait.
 */
export function AdminScreenGuard() {
  const { pathname } = useLocation();
  const { data: rights, isError } = useQuery(ownRightsQuery());
  const ownedAll = useOwnerHint(rights);
  const isShell = useContext(ShellContext);
  // If the rights cannot be loaded, the server still refuses each call that they do not allow.
  if (!rights) return isShell || ownedAll || isError ? <Outlet /> : <PagePlaceholder />;
  if (mayOpen(rights, pathname)) return <Outlet />;
  const [first] = screensFor(rights);
  const to = first?.to ?? paths.adminAccount;
  if (pathname === paths.admin) return <Navigate to={to} replace />;
  return (
    <MessageScreen
      title={texts.notYours}
      hint={texts.notYoursHint}
      action={
        <LinkButton variant="contained" to={to}>
          {texts.goTo(first?.label ?? texts.account)}
        </LinkButton>
      }
    />
  );
}

/** Returns true if an owner of everything was here last, and remembers it for the next visit. */
function useOwnerHint(rights: OwnRights | undefined): boolean {
  const [ownedAll] = useState(() => readStored(storageKeys.adminOwnsAll) === 'yes');
  const ownsAll = rights?.ownsAll;
  useEffect(() => {
    if (ownsAll !== undefined) writeStored(storageKeys.adminOwnsAll, ownsAll ? 'yes' : 'no');
  }, [ownsAll]);
  return ownedAll;
}
