import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { components } from '../../shared/api/schema';
import { paths } from '../../shared/config/paths';
import { useToast } from '../../shared/ui/toast/toast-context';
import type { AdminEntry } from './admin-entry';
import { adminCheckQuery } from './admin-session';
import { texts } from './texts';

type AdminCheck = components['schemas']['AdminCheckView'];

/**
 * Returns what happens when an admin is signed in: a welcome or a note, and the screen they wanted.
 */
export function useAdminEntrance(entry: AdminEntry): (check: AdminCheck, note?: string | null) => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  return (check, note) => {
    queryClient.setQueryData(adminCheckQuery().queryKey, check);
    showToast({ tone: 'success', title: texts.granted, description: note ?? texts.welcome });
    const next = check.passwordChange ? paths.adminNewPassword : entry.from;
    void navigate(next, { replace: true, state: entry });
  };
}
