import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState, type SubmitEvent } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import type { components } from '../../../shared/api/schema';
import { dayOf, weekdayAndDay } from '../../../shared/model/dates';
import { DialogFrame } from '../../../shared/ui/dialog/dialog-frame';
import { FormDialog } from '../../../shared/ui/dialog/form-dialog';
import { Reply } from '../../../shared/ui/reviews/reply';
import { Stars } from '../../../shared/ui/reviews/stars';
import { useToast } from '../../../shared/ui/toast/toast-context';
import type { Booking } from '../model/booking';
import { StarField } from './star-field';
import { texts } from './texts';
import { useWriteReview } from './use-write-review';

interface ReviewDialogProps {
  booking: Booking;
  review: components['schemas']['OwnReviewBody'];
  onClose: () => void;
}

const longest = 500;

/** Asks for stars and a line about a game. After 14 days it only shows them. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { venue, bookingDate } = props.booking;
  const subtitle = texts.subtitle(venue.name, weekdayAndDay(dayOf(bookingDate)).toLowerCase());
  return props.review.isEditable ? (
    <EditDialog {...props} subtitle={subtitle} />
  ) : (
    <ClosedDialog {...props} subtitle={subtitle} />
  );
}

function EditDialog({ booking, review, subtitle, onClose }: ReviewDialogProps & { subtitle: string }) {
  const showToast = useToast();
  const [stars, setStars] = useState(review.stars ?? 0);
  const [text, setText] = useState(review.text ?? '');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLFieldSetElement>(null);
  const { mutateAsync, isPending, error } = useWriteReview(booking);
  const isNew = review.stars === null;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (stars === 0) {
      setMissing(true);
      field.current?.querySelector('input')?.focus();
      return;
    }
    try {
      await mutateAsync({ stars, text: text.trim() || null });
      showToast({
        tone: 'success',
        title: isNew ? texts.published : texts.changed,
        description: texts.publishedHint,
      });
      onClose();
    } catch {
      // The dialog shows the error.
    }
  };

  return (
    <FormDialog
      title={texts.ask}
      subtitle={subtitle}
      submitLabel={isNew ? texts.publish : texts.save}
      pending={isPending}
      error={error ? userMessageOf(error) : null}
      onPhones="sheet"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <StarField ref={field} value={stars} missing={missing} disabled={isPending} onChange={setStars} />
        <TextField
          fullWidth
          multiline
          rows={3}
          label={texts.text}
          value={text}
          disabled={isPending}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: longest } }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.publicNote}
        </Typography>
        <Reply reply={review.reply} venueName={booking.venue.name} />
      </Box>
    </FormDialog>
  );
}

function ClosedDialog({ booking, review, subtitle, onClose }: ReviewDialogProps & { subtitle: string }) {
  return (
    <DialogFrame
      title={texts.yours}
      subtitle={subtitle}
      onClose={onClose}
      actions={
        <Button variant="outlined" autoFocus onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Stars value={review.stars ?? 0} size={28} />
      {review.text === null ? null : (
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{review.text}</Typography>
      )}
      <Reply reply={review.reply} venueName={booking.venue.name} />
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {texts.closedNote}
      </Typography>
    </DialogFrame>
  );
}
