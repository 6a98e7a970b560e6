import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { userMessageOf } from '../../../../shared/api/api-error';
import { dayInWords, longDay } from '../../../../shared/model/dates';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { useUnblockHours } from '../../api/blocks';
import { words } from '../../../../shared/texts/words';
import { texts } from '../../texts';
import type { Block } from '../../types';

interface BlockDetailsProps {
  block: Block;
  onClose: () => void;
}

/** Shows the hours and the reason of a block, with a button that removes it. */
export function BlockDetails({ block, onClose }: BlockDetailsProps) {
  const showToast = useToast();
  const unblock = useUnblockHours();
  const { court, date, untilDate } = block;
  const days = date === untilDate ? longDay(date) : texts.days(dayInWords(date), dayInWords(untilDate));
  const when = texts.when(days, words.hours(block.from, block.to));

  const remove = async () => {
    try {
      await unblock.mutateAsync(block.id);
      showToast({ tone: 'success', title: texts.hoursFree, description: when });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: texts.unblockFailed, description: userMessageOf(error) });
    }
  };

  return (
    <DialogFrame
      title={texts.blockOf(words.courtName(court.courtNumber, court.name))}
      subtitle={when}
      busy={unblock.isPending}
      error={unblock.error ? userMessageOf(unblock.error) : null}
      onPhones="sheet"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" disabled={unblock.isPending} onClick={onClose}>
            {words.close}
          </Button>
          <SubmitButton size="medium" pending={unblock.isPending} onClick={() => void remove()}>
            {texts.unblock}
          </SubmitButton>
        </>
      }
    >
      <Typography variant="h3" component="p">
        {block.reason}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{texts.blockedBy(block.createdBy)}</Typography>
      <Typography sx={{ mt: 2 }}>{texts.unblockHint}</Typography>
    </DialogFrame>
  );
}
