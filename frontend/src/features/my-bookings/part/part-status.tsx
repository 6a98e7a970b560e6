import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { words } from '../../../shared/texts/words';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { RefundChip } from '../../../shared/ui/figures/refund-chip';
import { StatusChip } from '../../../shared/ui/figures/status-chip';
import { isReleased } from '../model/booking';
import type { Part } from '../model/part';
import { texts as bookingTexts } from '../texts';
import { texts } from './texts';

/** Whether the match still takes place, and where the reader's money is. */
export function PartStatus({ part }: { part: Part }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
      {part.status === 'cancelled' ? <StatusChip tone="neutral">{words.cancelled}</StatusChip> : null}
      {part.status === 'expired' ? <StatusChip tone="neutral">{words.expired}</StatusChip> : null}
      {part.refundStatus === 'none' ? (
        <StatusChip tone="success">{words.paid}</StatusChip>
      ) : (
        <RefundChip booking={part} />
      )}
    </Box>
  );
}

/** Why the match does not take place, and what comes back to the reader's card. */
export function PartNote({ part }: { part: Part }) {
  const sentences = noteOf(part);
  if (sentences.length === 0) return null;
  return (
    <div>
      {sentences.map((sentence) => (
        <Typography key={sentence} variant="body2" sx={{ color: 'text.secondary' }}>
          {sentence}
        </Typography>
      ))}
    </div>
  );
}

function noteOf(part: Part): string[] {
  const { status, cancelledBy, cancellationReason, refundStatus } = part;
  const why = [
    cancelledBy === 'venue' ? texts.partCancelledByVenue(cancellationReason) : null,
    cancelledBy === 'player' ? texts.partCancelled : null,
    status === 'expired' ? texts.partExpired : null,
  ].filter((sentence) => sentence !== null);
  if (refundStatus !== 'none') return why.concat(refundNote(part, refundStatus));
  return isReleased(part) && status === 'cancelled' ? why.concat(words.noRefund) : why;
}

/** The amount is not known before the server has divided the refund among those who paid. */
function refundNote({ refundedAmount }: Part, status: Exclude<Part['refundStatus'], 'none'>): string {
  const cents = centsOf(refundedAmount);
  if (cents === 0) return words.refundState[status === 'succeeded' ? 'pending' : status];
  const amount = formatMoney(cents);
  return {
    pending: words.refundOnItsWay,
    to_hand_over: bookingTexts.refundAtClub,
    disputed: bookingTexts.refundDisputed,
    succeeded: words.refunded,
    failed: bookingTexts.refundFailed,
  }[status](amount);
}
