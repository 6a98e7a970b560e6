import Alert from '@mui/material/Alert';
import { paths } from '../../../../shared/config/paths';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import type { Booking } from '../../types';
import { texts } from './texts';

/** Says at the card form that the club expects a transfer, so that no player pays twice. */
export function ExpectedTransfer({ booking: { id } }: { booking: Pick<Booking, 'id'> }) {
  return (
    <Alert
      severity="info"
      action={
        <LinkButton size="small" to={paths.paidBooking(id)}>
          {texts.seeData}
        </LinkButton>
      }
    >
      {texts.expected}
    </Alert>
  );
}
