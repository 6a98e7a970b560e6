import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import DoNotDisturbOnRounded from '@mui/icons-material/DoNotDisturbOnRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import TonalityRounded from '@mui/icons-material/TonalityRounded';
import Box from '@mui/material/Box';
import type { SvgIconComponent } from '@mui/icons-material';

export type StatusTone = 'success' | 'partial' | 'pending' | 'error' | 'refund' | 'neutral';

interface StatusChipProps {
  tone: StatusTone;
  children: string;
}

const looks: Record<StatusTone, { icon: SvgIconComponent; background: string; color: string }> = {
  success: { icon: CheckCircleRounded, background: 'success.soft', color: 'success.onSoft' },
  partial: { icon: TonalityRounded, background: 'info.soft', color: 'info.onSoft' },
  pending: { icon: ScheduleRounded, background: 'warning.soft', color: 'warning.onSoft' },
  error: { icon: ErrorRounded, background: 'error.soft', color: 'error.onSoft' },
  refund: { icon: ReplayRounded, background: 'primary.soft', color: 'primary.onSoft' },
  neutral: { icon: DoNotDisturbOnRounded, background: 'taken.main', color: 'taken.contrastText' },
};

/** A status as icon and text, so that colour is never the only sign. */
export function StatusChip({ tone, children }: StatusChipProps) {
  const { icon: Icon, background, color } = looks[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.625,
        flex: 'none',
        pl: 0.875,
        pr: 1.25,
        py: 0.5,
        borderRadius: 99,
        bgcolor: background,
        color,
        fontSize: '0.875rem',
        fontWeight: 650,
        lineHeight: 1.3,
        whiteSpace: 'nowrap',
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 18 }} />
      {children}
    </Box>
  );
}
