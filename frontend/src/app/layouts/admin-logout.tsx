import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useAdminLogout } from '../../features/session/admin-session';
import { userMessageOf } from '../../shared/api/api-error';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { useToast } from '../../shared/ui/toast/toast-context';
import { texts } from './admin-texts';

interface AdminLogoutProps {
  sx: SxProps<Theme>;
}

/** Ends the admin session and removes everything this browser has loaded as an admin. */
export function AdminLogout({ sx }: AdminLogoutProps) {
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
    <Box component="button" type="button" disabled={logout.isPending} onClick={() => void leave()} sx={sx}>
      <LogoutRounded aria-hidden fontSize="small" />
      {texts.logout}
    </Box>
  );
}
