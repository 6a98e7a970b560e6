import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { userMessageOf } from '../../../shared/api/api-error';
import { dayInWords, longDay } from '../../../shared/model/dates';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useUnblockHours } from '../api/blocks';
import { endOf } from '../model/desk-hours';
import { texts } from '../texts';
import type { Block } from '../types';
import { DeskDialog } from './desk-dialog';

interface BlockDetailsProps {
  block: Block;
  onClose: () => void;
}

/** What a block covers and why, and the way to give its hours back. */
export function BlockDetails({ block, onClose }: BlockDetailsProps) {
  const showToast = useToast();
  const unblock = useUnblockHours();
  const { court, date, untilDate } = block;
  const days = date === untilDate ? longDay(date) : texts.days(dayInWords(date), dayInWords(untilDate));
  const hours = texts.hours(block.firstSlot, endOf(block.lastSlot));

  const free = async () => {
    try {
      await unblock.mutateAsync(block.id);
      showToast({ tone: 'success', title: texts.hoursFree, description: texts.when(days, hours) });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: texts.unblockFailed, description: userMessageOf(error) });
    }
  };

  return (
    <DeskDialog
      title={texts.blockOf(texts.courtName(court.courtNumber, court.name))}
      subtitle={texts.when(days, hours)}
      busy={unblock.isPending}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" disabled={unblock.isPending} onClick={onClose}>
            {texts.close}
          </Button>
          <SubmitButton size="medium" pending={unblock.isPending} onClick={() => void free()}>
            {texts.unblock}
          </SubmitButton>
        </>
      }
    >
      {unblock.error ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {userMessageOf(unblock.error)}
        </Alert>
      ) : null}
      <Typography variant="h3" component="p">
        {block.reason}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{texts.blockedBy(block.createdBy)}</Typography>
      <Typography sx={{ mt: 2 }}>{texts.unblockHint}</Typography>
    </DeskDialog>
  );
}
