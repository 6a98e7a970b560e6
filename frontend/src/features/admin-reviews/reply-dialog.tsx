import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState, type SubmitEvent } from 'react';
import { userMessageOf } from '../../shared/api/api-error';
import { FormDialog } from '../../shared/ui/dialog/form-dialog';
import { useToast } from '../../shared/ui/toast/toast-context';
import { useReply } from './reviews-query';
import { texts } from './texts';
import type { components } from '../../shared/api/schema';

export type VenueReview = components['schemas']['VenueReviewBody'];

interface ReplyDialogProps {
  review: VenueReview;
  onClose: () => void;
}

const longest = 500;

/** Writes, changes or removes the reply of a venue. */
export function ReplyDialog({ review, review: { playerName, reply }, onClose }: ReplyDialogProps) {
  const showToast = useToast();
  const [text, setText] = useState(reply?.text ?? '');
  const { mutateAsync, isPending, error } = useReply(review.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const removes = text.trim() === '';

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (removes && reply === null) {
      setMissing(true);
      return field.current?.focus();
    }
    try {
      await mutateAsync(text.trim());
      showToast({
        tone: 'success',
        title: removes ? texts.removed : texts.published,
        description: review.venue.name,
      });
      onClose();
    } catch {
      // The dialog shows the error.
    }
  };

  return (
    <FormDialog
      title={texts.replyTitle(playerName ?? texts.aPlayer)}
      subtitle={review.text === null ? undefined : `«${review.text}»`}
      submitLabel={removes && reply ? texts.remove : texts.publish}
      pending={isPending}
      error={error ? userMessageOf(error) : null}
      width="sm"
      onPhones="sheet"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        fullWidth
        multiline
        autoFocus
        rows={4}
        label={texts.replyLabel}
        value={text}
        inputRef={field}
        error={isMissing}
        helperText={isMissing ? texts.replyMissing : null}
        disabled={isPending}
        onChange={({ target }) => {
          setText(target.value);
          setMissing(false);
        }}
        slotProps={{ htmlInput: { maxLength: longest } }}
        sx={{ mt: 1 }}
      />
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {texts.replyHint} {reply ? texts.emptyRemoves : null}
      </Typography>
    </FormDialog>
  );
}
