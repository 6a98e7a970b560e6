import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from '../../texts';
import { useContact } from '../contact/contact-context';

interface NothingToPayProps {
  onConfirm: () => void;
}

/** Lets the player confirm a booking that costs nothing after its discount. */
export function NothingToPay({ onConfirm }: NothingToPayProps) {
  const { ready } = useContact();
  const handleConfirm = async () => {
    if (await ready()) onConfirm();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component="h2">
        {texts.nothingToPay}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.nothingToPayHint}</Typography>
      <Button variant="contained" size="large" onClick={() => void handleConfirm()}>
        {texts.confirm}
      </Button>
    </Box>
  );
}
