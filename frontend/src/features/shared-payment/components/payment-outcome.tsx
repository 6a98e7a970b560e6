import ErrorRounded from '@mui/icons-material/ErrorRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '../../../shared/config/paths';
import { words } from '../../../shared/texts/words';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { PageTitle } from '../../../shared/ui/screen/page-title';
import { Spinner } from '../../../shared/ui/button/spinner';
import { texts as paymentTexts } from '../../payments/confirmation/texts';
import { texts } from '../texts';

export interface PaymentOutcomeProps {
  tone: 'waiting' | 'failed' | 'nothing';
  title: string;
  hint: string;
  /** The next step, besides the home page. */
  next?: { to: string; label: string };
  /** Checks once more whether the payment arrived, if the screen no longer does by itself. */
  checkAgain?: () => void;
}

/** The result of a payment, with links to continue. */
export function PaymentOutcome({ tone, title, hint, next, checkAgain }: PaymentOutcomeProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center', py: { xs: 6, md: 10 } }}>
      <PageTitle>{texts.resultTab}</PageTitle>
      {signs[tone]}
      <div role="status">
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mx: 'auto', maxWidth: '48ch' }}>{hint}</Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 2 }}>
        {checkAgain ? (
          <Button variant="contained" onClick={checkAgain}>
            {paymentTexts.checkAgain}
          </Button>
        ) : null}
        {next ? (
          <LinkButton to={next.to} variant={checkAgain ? 'outlined' : 'contained'}>
            {next.label}
          </LinkButton>
        ) : null}
        <LinkButton to={paths.home} variant={next ? 'outlined' : 'contained'}>
          {words.backHome}
        </LinkButton>
      </Box>
    </Box>
  );
}

const signs = {
  waiting: <Spinner size={48} />,
  failed: <ErrorRounded aria-hidden sx={{ fontSize: 64, color: 'error.main' }} />,
  nothing: <ReceiptLongRounded aria-hidden sx={{ fontSize: 64, color: 'text.secondary' }} />,
};
