import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Fragment } from 'react';
import { dayAndTime } from '../../../shared/model/dates';
import { centsOf } from '../../../shared/model/money';
import { Money } from '../../../shared/ui/figures/money';
import { lineWords } from '../line-words';
import type { ReceiptSummary } from '../receipt-calls';
import { texts } from '../texts';

interface ReceiptRowProps {
  receipt: ReceiptSummary;
  timeZone: string;
  onOpen: () => void;
}

/** A receipt in the list: number, when, how, for what, and how much. */
export function ReceiptRow({ receipt, timeZone, onOpen }: ReceiptRowProps) {
  const { number, kind, means, amount, issuedAt, booking, lines, buyer } = receipt;
  const { day, time } = dayAndTime(issuedAt, timeZone);
  const cents = kind === 'refund' ? -centsOf(amount) : centsOf(amount);
  const facts = [texts.issued(day, time), texts.means[means], booking && texts.booking(booking.code)];
  const shown = facts.filter((fact) => fact !== null);
  const about = [...lines.map((line) => lineWords(line)[0]), buyer?.name];
  return (
    <li>
      <ButtonBase onClick={onOpen} sx={row}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {texts.named[kind](number)}
        </Box>
        <Box component="span" sx={{ textAlign: 'right', fontWeight: 650 }}>
          <Money cents={cents} />
        </Box>
        <Box component="span" sx={below}>
          {shown.map((fact, index) => (
            <Fragment key={fact}>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {fact}
                {index < shown.length - 1 ? ' ·' : ''}
              </Box>{' '}
            </Fragment>
          ))}
        </Box>
        <Box component="span" sx={below}>
          {about.filter(Boolean).join(' · ')}
        </Box>
      </ButtonBase>
    </li>
  );
}

const below = { gridColumn: '1 / -1', color: 'text.secondary' } as const;
const row = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 2,
  width: '100%',
  minHeight: 64,
  px: 2,
  py: 1.25,
  textAlign: 'left',
  fontFamily: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  borderRadius: 1.25,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
} as const;
