import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { centsOf } from '../../../shared/model/money';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { LostPayment } from '../../payments/confirmation/lazy-lost-payment';
import { ConfirmationScreen } from '../../payments/confirmation/screen/confirmation-screen';
import { Receipt } from '../../payments/confirmation/screen/receipt';
import { FirstTransfer } from '../../payments/transfer/first-transfer';
import { BookingHint } from '../confirmation/booking-hint';
import { linesOf } from '../confirmation/booking-receipt';
import { standingOf } from '../confirmation/booking-standing';
import { texts as standings } from '../confirmation/texts';
import { isPayable, type Booking } from '../model/booking';
import { recheckIn } from '../model/recheck-in';
import { managedPageQuery } from './api/managed-page';
import { ManageActions, type Opened } from './manage-actions';
import { texts } from './texts';
import type { ManagedPage } from './types';
import { useRestPayment } from './use-rest-payment';

const PayRest = lazyComponent(() => import('./pay-rest').then((file) => file.PayRest));
const ReturnedRest = lazyComponent(() => import('./pay-rest').then((file) => file.ReturnedRest));
const ChangeDialogs = lazyComponent(() => import('./change-dialogs').then((file) => file.ChangeDialogs));

interface ManagedBookingProps {
  page: ManagedPage;
  booking: Booking;
  manageToken: string;
  /** The address of the calendar file. */
  calendarFile: string;
}

/** The booking of the organiser: its state and payments, and what can be done about it. */
export function ManagedBooking({ page, booking, manageToken, calendarFile }: ManagedBookingProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useQuery({ ...managedPageQuery(manageToken), refetchInterval: () => recheckIn([booking]) });
  const payment = useRestPayment(manageToken);
  const missing = isPayable(booking) ? centsOf(booking.totalAmount) - centsOf(booking.paidAmount) : 0;
  if (payment.unknown) return <LostPayment code={booking.code} />;
  return (
    <>
      <ConfirmationScreen
        title={standings.title[standingOf(booking)]}
        hint={<BookingHint booking={booking} />}
        booking={booking}
        joyful={false}
        calendarFile={booking.status === 'active' ? calendarFile : null}
        first={standingOf(booking) === 'by_transfer' ? <FirstTransfer booking={booking} /> : null}
        next={[]}
        receipt={
          <Receipt
            lines={linesOf(booking)}
            payments={page.payments}
            failed={false}
            timeZone={booking.timeZone}
            missing={missing}
            atClub={booking.paysAtClub}
          />
        }
        wayOn={<ManageActions page={page} booking={booking} onOpen={setOpened} />}
      />
      {booking.status === 'active' && !page.isOrganiser && !page.canGetCode ? (
        <Typography sx={{ color: 'text.secondary', mt: -2, mb: 4, maxWidth: '60ch' }}>
          {texts.noEmail}
        </Typography>
      ) : null}
      {missing > 0 && (opened === 'pay' || payment.charged) ? (
        <Box sx={{ maxWidth: 560, pb: 5 }}>
          <Suspense fallback={null}>
            {opened === 'pay' ? (
              <PayRest booking={booking} manageToken={manageToken} payment={payment} />
            ) : (
              <ReturnedRest payment={payment} />
            )}
          </Suspense>
        </Box>
      ) : null}
      <Suspense fallback={null}>
        {opened === 'cancel' || opened === 'move' ? (
          <ChangeDialogs
            opened={opened}
            booking={booking}
            manageToken={manageToken}
            isOrganiser={page.isOrganiser}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
