import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { slotOf } from '../../model/payment-words';
import { texts } from '../../texts';
import type { PaymentEntry } from '../../types';
import { LedgerLink } from './ledger-link';

interface DetailsButtonProps {
  entry: PaymentEntry;
  open: boolean;
  /** The id of the element with the details. */
  controls: string;
  onToggle: () => void;
}

/** Shows and hides the details of a movement. */
export function DetailsButton({ entry, open, controls, onToggle }: DetailsButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={texts.detailsOf(slotOf(entry))}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      <ExpandMoreRounded
        sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
      />
    </IconButton>
  );
}

interface MovementDetailsProps {
  entry: PaymentEntry;
}

/** Details that admins look up now and then: the contact, the reference and the accounts. */
export function MovementDetails({ entry: movement }: MovementDetailsProps) {
  const { email, phone, reference } = movement;
  const contact = [email, phone].filter(Boolean).join(' · ');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, minWidth: 0 }}>
      {contact ? <Typography variant="body2">{contact}</Typography> : null}
      {reference ? (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {reference}
        </Typography>
      ) : null}
      <LedgerLink entry={movement} />
    </Box>
  );
}
