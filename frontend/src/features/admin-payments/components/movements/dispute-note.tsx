import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { dayAndTime } from '../../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { texts } from '../../texts';
import type { PaymentEntry } from '../../types';

interface DisputeNoteProps {
  entry: PaymentEntry;
}

/** The facts that an admin needs to act on a dispute. Renders nothing for any other movement. */
export function DisputeNote({ entry: { dispute, timeZone } }: DisputeNoteProps) {
  if (dispute === null) return null;
  const { reason, amount, fee, providerPage } = dispute;
  const next = nextStepOf(dispute, timeZone);
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {texts.dispute.reason(reason)}
      <br />
      {texts.dispute.amounts(formatMoney(centsOf(amount)), formatMoney(centsOf(fee)))}
      {next === null ? null : (
        <Typography variant="caption" component="div" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {next}
        </Typography>
      )}
      {providerPage === null ? null : (
        <Link href={providerPage} target="_blank" rel="noreferrer" sx={{ display: 'inline-block', py: 0.5 }}>
          {texts.dispute.open}
        </Link>
      )}
    </Typography>
  );
}

/** Returns what an open dispute waits for, or null if it has been decided. */
function nextStepOf(
  { status, evidenceDueAt }: NonNullable<PaymentEntry['dispute']>,
  timeZone: string,
): string | null {
  if (status === 'inquiry') return texts.dispute.inquiry;
  if (status === 'under_review') return texts.dispute.underReview;
  if (status !== 'needs_response' || evidenceDueAt === null) return null;
  return texts.dispute.evidence(dayAndTime(evidenceDueAt, timeZone).day);
}
