import { CancelDialog } from '../components/cancel/cancel-dialog';
import type { Booking } from '../model/booking';
import { texts as bookingTexts } from '../texts';
import { CodeDialog } from './code-dialog';
import { MoveDialog } from './move-dialog';
import { texts } from './texts';
import { useManagedChange } from './use-managed-change';

interface ChangeDialogsProps {
  opened: 'cancel' | 'move';
  booking: Booking;
  manageToken: string;
  isOrganiser: boolean;
  onClose: () => void;
}

/** The dialog of a change, and after it the one that asks for the code. */
export function ChangeDialogs({ opened, booking, manageToken, isOrganiser, onClose }: ChangeDialogsProps) {
  const change = useManagedChange(manageToken, isOrganiser, onClose);
  const { waiting, isBusy, refusal } = change;
  if (waiting) {
    return (
      <CodeDialog
        submitLabel={opened === 'cancel' ? bookingTexts.cancelBooking : texts.move}
        pending={isBusy}
        error={refusal}
        onSubmit={(code) => change.confirm(waiting, code)}
        onAnother={change.sendAnother}
        onClose={onClose}
      />
    );
  }
  if (opened === 'move') {
    return (
      <MoveDialog
        booking={booking}
        pending={isBusy}
        error={refusal}
        onChoose={(choice) => change.ask({ kind: 'move', ...choice })}
        onClose={onClose}
      />
    );
  }
  return (
    <CancelDialog
      booking={booking}
      pending={isBusy}
      error={refusal}
      onConfirm={(cancellation) => change.ask({ kind: 'cancel', ...cancellation })}
      onClose={onClose}
    />
  );
}
