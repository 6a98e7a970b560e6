import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { Money } from '../../../../shared/ui/figures/money';
import { texts } from '../../texts';
import type { SharedLinkPage } from '../../types';

interface PartPriceProps {
  /** Decimal string. */
  amount: string;
  page: SharedLinkPage;
}

/** "Tu parte $7.26", or "2 lugares $14.52", with the total and the number of players. */
export function PartPrice({ amount, page: { link, booking } }: PartPriceProps) {
  const held = link.places.filter(({ status, isYours }) => status === 'reserved' && isYours).length;
  const isOne = held < 2;
  const total = formatMoney(centsOf(booking.totalAmount));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 2 }}>
      <div>
        <Typography variant="h3" component="h2">
          {isOne ? texts.yourPart : texts.yourPlaces(held)}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.25 }}>
          {texts.ofTotal(total, link.maxParticipants)}
        </Typography>
      </div>
      <Money cents={centsOf(amount)} sx={{ fontSize: { xs: '2.5rem', md: '3.25rem' } }} />
    </Box>
  );
}
