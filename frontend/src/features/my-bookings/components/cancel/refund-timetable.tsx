import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayOf, weekdayAndDay } from '../../../../shared/model/dates';
import { formatMoney } from '../../../../shared/model/money';
import { endsBefore, type RefundNow, type RefundTerm } from '../../model/refund-terms';
import { texts } from '../../texts';

interface RefundTimetableProps {
  refund: RefundNow;
}

/** Until when which part comes back; the line that holds now is marked, in words and in colour. */
export function RefundTimetable({ refund: { terms, applying } }: RefundTimetableProps) {
  return (
    <Box
      component="ul"
      aria-label={texts.refundTerms}
      sx={{ display: 'grid', m: 0, p: 0, listStyle: 'none' }}
    >
      {terms.map((term) => (
        <TermLine
          key={term.until}
          when={limitOf(term)}
          what={texts.refundPart(term.percentage, formatMoney(term.cents))}
          applies={term === applying}
        />
      ))}
      <TermLine
        when={terms.length > 0 ? texts.refundLater : texts.refundTooLate}
        what={texts.noRefund}
        applies={applying === null}
      />
    </Box>
  );
}

interface TermLineProps {
  when: string;
  what: string;
  applies: boolean;
}

function TermLine({ when, what, applies }: TermLineProps) {
  return (
    <Box
      component="li"
      aria-current={applies ? 'true' : undefined}
      sx={{
        ...{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: 2,
          px: 1.5,
          py: 1,
        },
        ...{ borderRadius: 1, color: 'text.secondary' },
        ...(applies && { bgcolor: 'primary.soft', color: 'primary.onSoft', fontWeight: 650 }),
      }}
    >
      <span>
        {applies ? <Now>{texts.refundNow}</Now> : null}
        {when}
      </span>
      <Typography component="span" variant="figure" sx={{ flex: 'none', fontSize: '1rem' }}>
        {what}
      </Typography>
    </Box>
  );
}

function Now({ children }: { children: string }) {
  return (
    <Typography component="b" variant="body2" sx={{ display: 'block', fontWeight: 750 }}>
      {children}
    </Typography>
  );
}

function limitOf(term: RefundTerm): string {
  const limit = endsBefore(term) ? texts.refundBefore : texts.refundUntil;
  return limit(weekdayAndDay(dayOf(term.localUntil)).toLowerCase(), term.localUntil.slice(11, 16));
}
