import type { ReactNode } from 'react';
import type { components } from '../../../shared/api/schema';
import { dayInWords, dayOf } from '../../../shared/model/dates';
import { centsOf } from '../../../shared/model/money';
import { words } from '../../../shared/texts/words';
import { ConfirmationScreen } from '../../payments/confirmation/screen/confirmation-screen';
import { Receipt } from '../../payments/confirmation/screen/receipt';
import { isReleased } from '../model/booking';
import type { Part } from '../model/part';
import { PartNote } from './part-status';
import { titleOf } from './part-title';
import { texts } from './texts';

interface PartScreenProps {
  part: Part;
  /** Undefined while they are loading. */
  payments: components['schemas']['ReceiptPaymentBody'][] | undefined;
  failed: boolean;
  /** The address of the calendar file. */
  calendarFile: string;
  wayOn: ReactNode;
}

/**
 * The match of another player for which the reader has paid: when, where, what, and the receipt.
 */
export function PartScreen({ part, payments, failed, calendarFile, wayOn }: PartScreenProps) {
  const isComing = part.status === 'active';
  return (
    <ConfirmationScreen
      title={titleOf(part)}
      hint={isReleased(part) ? <PartNote part={part} /> : hintOf(part)}
      booking={part}
      joyful={false}
      calendarFile={isComing ? calendarFile : null}
      next={isComing ? [texts.partComesBack] : []}
      receipt={
        <Receipt
          lines={[{ label: texts.youPaid, cents: centsOf(part.paidAmount) }]}
          payments={payments}
          failed={failed}
          timeZone={part.timeZone}
        />
      }
      wayOn={wayOn}
    />
  );
}

function hintOf({ status, bookingDate, timeSlot }: Part): string {
  return status === 'completed' ? texts.partPlayed : words.seeYou(dayInWords(dayOf(bookingDate)), timeSlot);
}
