import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdminLogout } from '../../features/session/admin-session';
import { userMessageOf } from '../../shared/api/api-error';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { useToast } from '../../shared/ui/toast/toast-context';
import { adminItem } from './admin-nav-styles';
import { texts } from './admin-texts';

interface AdminLogoutProps {
  icon: ReactNode;
}

/** Ends the admin session and removes everything this browser has loaded as an admin. */
export function AdminLogout({ icon }: AdminLogoutProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const logout = useAdminLogout();

  const leave = async () => {
    try {
      await logout.mutateAsync();
      await navigate(paths.adminLogin, { replace: true });
      queryClient.clear();
      showToast({ tone: 'success', title: texts.loggedOut, description: texts.loggedOutHint });
    } catch (error) {
      showToast({ tone: 'error', title: words.error, description: userMessageOf(error) });
    }
  };
  return (
    <Box
      component="button"
      type="button"
      aria-label={texts.logout}
      disabled={logout.isPending}
      onClick={() => void leave()}
      sx={{ ...adminItem, ml: { xs: 'auto', md: 0 }, mt: { md: 2 }, color: 'text.secondary' }}
    >
      {icon}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {texts.logout}
      </Box>
    </Box>
  );
}
