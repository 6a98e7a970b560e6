import Typography from '@mui/material/Typography';
import { dayInWords, dayOf } from '../../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { texts } from '../../texts';
import type { RefundTerm } from '../../types';
import { SummaryLine, SummaryList } from './summary-list';

interface RefundTimetableProps {
  terms: readonly RefundTerm[];
}

/** Until when which part of the money comes back: the terms that were frozen into this booking. */
export function RefundTimetable({ terms }: RefundTimetableProps) {
  if (terms.length === 0) return <Typography variant="body2">{texts.refundGone}</Typography>;
  return (
    <>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        {texts.refunds}
      </Typography>
      <SummaryList>
        {terms.map((term) => (
          <SummaryLine key={term.until} term={limitOf(term)}>
            {texts.refundAmount(term.percentage, formatMoney(centsOf(term.amount)))}
          </SummaryLine>
        ))}
        <SummaryLine term={texts.refundLater}>{texts.noRefund}</SummaryLine>
      </SummaryList>
    </>
  );
}

/** The full refund ends at its instant; a lesser one still holds at it (specification §9). */
function limitOf({ localUntil, percentage }: RefundTerm): string {
  const limit = percentage === 100 ? texts.refundBefore : texts.refundUntil;
  return limit(dayInWords(dayOf(localUntil)), localUntil.slice(11, 16));
}
