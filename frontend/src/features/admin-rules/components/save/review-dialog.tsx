import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import type { ChangeInWords } from '../../model/rules-words';
import { texts } from '../../texts';
import type { AffectedBookings } from '../../types';
import { AffectedList } from './affected-list';

interface ReviewDialogProps {
  changes: readonly ChangeInWords[];
  /** The questions about prices that are far from the former ones. */
  jumps: readonly string[];
  affected: AffectedBookings;
  pending: boolean;
  error: string | null;
  onSave: () => void;
  onClose: () => void;
}

/** Shows what changes and which bookings lie outside the new rules, and saves on confirmation. */
export function ReviewDialog({
  changes,
  jumps,
  affected,
  pending,
  error,
  onSave,
  onClose,
}: ReviewDialogProps) {
  return (
    <DialogFrame
      title={texts.reviewTitle}
      width="sm"
      onPhones="window"
      busy={pending}
      error={error}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" disabled={pending} onClick={onClose}>
            {texts.keepEditing}
          </Button>
          <SubmitButton size="medium" pending={pending} onClick={onSave}>
            {texts.save}
          </SubmitButton>
        </>
      }
    >
      <Box component="ul" tabIndex={0} aria-label={texts.changes} sx={list}>
        {changes.map((change) => (
          <Box key={change.field} component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 650 }}>{change.title}</Typography>
            <Lines label={texts.before} lines={change.before} />
            <Lines label={texts.after} lines={change.after} isNew />
          </Box>
        ))}
      </Box>
      {jumps.map((jump) => (
        <Alert key={jump} severity="warning" sx={{ mb: 2 }}>
          {jump}
        </Alert>
      ))}
      <Affected affected={affected} />
    </DialogFrame>
  );
}

function Affected({ affected }: Pick<ReviewDialogProps, 'affected'>) {
  if (affected.count > 0) return <AffectedList affected={affected} />;
  return <Alert severity="success">{texts.noneAffected}</Alert>;
}

interface LinesProps {
  label: string;
  lines: readonly string[];
  isNew?: boolean;
}

function Lines({ label, lines, isNew = false }: LinesProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', mt: 0.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {(lines.length === 0 ? [texts.nothing] : lines).map((line) => (
          <Typography
            key={line}
            variant="body2"
            sx={{ color: isNew ? 'text.primary' : 'text.secondary', fontWeight: isNew ? 600 : 400 }}
          >
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const list = { m: 0, mb: 2, p: 0, listStyle: 'none' } as const;
