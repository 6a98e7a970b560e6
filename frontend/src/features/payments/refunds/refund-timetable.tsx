import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney } from '../../../shared/model/money';
import { words } from '../../../shared/texts/words';
import type { RefundTerm } from './refund-terms';
import { texts } from './texts';

interface RefundTimetableProps {
  /** The accessible name of the list. */
  label: string;
  terms: readonly RefundTerm[];
  /** Writes a local time of the venue such as "2026-11-20T18:00:00" for the reader. */
  formatMoment: (localTime: string) => string;
  /** The term to mark as the one in force. If omitted, no line is marked. */
  applying?: RefundTerm;
}

/**
 * Lists the part of the money that comes back and until when, by the terms frozen into the booking.
 */
export function RefundTimetable({ label, terms, formatMoment, applying }: RefundTimetableProps) {
  const marksOne = applying !== undefined;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: 'grid', gap: marksOne ? 0 : 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {terms.map((term) => (
        <TermLine
          key={term.until}
          when={whenOf(term, formatMoment)}
          what={texts.part(term.percentage, formatMoney(term.cents))}
          look={marksOne ? (term === applying ? 'marked' : 'unmarked') : 'plain'}
        />
      ))}
      <TermLine when={texts.later} what={words.noRefund} look={marksOne ? 'unmarked' : 'plain'} />
    </Box>
  );
}

function whenOf(
  { regretMinutes, inclusive, localUntil }: RefundTerm,
  formatMoment: (time: string) => string,
) {
  const moment = formatMoment(localUntil);
  if (regretMinutes !== null) return texts.regret(regretMinutes, moment);
  return inclusive ? texts.until(moment) : texts.before(moment);
}

interface TermLineProps {
  when: string;
  what: string;
  look: 'plain' | 'marked' | 'unmarked';
}

function TermLine({ when, what, look }: TermLineProps) {
  const isMarked = look === 'marked';
  const figure = look === 'plain' ? plainFigure : markableFigure;
  return (
    <Box component="li" aria-current={isMarked ? 'true' : undefined} sx={looks[look]}>
      <span>
        {isMarked ? (
          <Typography component="b" variant="body2" sx={{ display: 'block', fontWeight: 750 }}>
            {texts.now}
          </Typography>
        ) : null}
        {when}
      </span>
      <Typography component="span" {...figure}>
        {what}
      </Typography>
    </Box>
  );
}

const line = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 } as const;
const box = { ...line, px: 1.5, py: 1, borderRadius: 1 } as const;

const looks = {
  plain: { ...line, color: 'text.secondary' },
  unmarked: { ...box, color: 'text.secondary' },
  marked: { ...box, bgcolor: 'primary.soft', color: 'primary.onSoft', fontWeight: 650 },
} as const;

const plainFigure = {
  sx: { flex: 'none', color: 'text.primary', fontWeight: 600, textAlign: 'right' },
} as const;
const markableFigure = { variant: 'figure', sx: { flex: 'none', fontSize: '1rem' } } as const;
