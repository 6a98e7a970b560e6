import Box from '@mui/material/Box';
import { centsOf, formatMoney } from '../../../shared/model/money';
import type { SharedLink } from './own-link-query';
import { texts } from './texts';

interface PayersProps {
  link: Pick<SharedLink, 'payers'>;
}

/** "Luis pagó $7.25", one line for each paid place. Only people who hold the link see it. */
export function Payers({ link: { payers } }: PayersProps) {
  if (payers.length === 0) return null;
  return (
    <Box component="ul" aria-label={texts.payers} sx={list}>
      {payers.map((payer, place) => (
        <li key={place}>{inWords(payer)}</li>
      ))}
    </Box>
  );
}

function inWords({ name, amount, isYours }: SharedLink['payers'][number]): string {
  const money = formatMoney(centsOf(amount));
  return isYours ? texts.youPaid(money) : texts.paidBy(name, money);
}

const list = { m: 0, mt: 0.5, p: 0, listStyle: 'none', overflowWrap: 'anywhere' } as const;
