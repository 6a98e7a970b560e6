import { Suspense, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { useChangeDiscount } from '../api/change-discount';
import type { Booking } from '../types';
import { ContactContext, type WayToPay } from './contact/contact-context';
import type { SavedContactRef } from './contact/saved-contact';
import { TypedCodeContext, type FreeCode } from './discount/typed-code';

const UnappliedCode = lazyComponent(() =>
  import('./discount/unapplied-code').then((file) => file.UnappliedCode),
);

interface PaymentPreparationProps {
  booking: Booking;
  /** Called when a code has covered the whole price and the booking is confirmed. */
  onNothingToPay: () => void;
  /** Receives where the contact has to be attached. */
  children: (contact: Ref<SavedContactRef>) => ReactNode;
}

/** A code that was typed and not applied, and the attempt that waits for the player. */
interface Question {
  code: string;
  way: WayToPay;
  decide: (goesOn: boolean) => void;
}

/**
 * Prepares every way to pay: it saves the contact, and asks about a code that was typed and not
 * applied, which would otherwise be lost in silence.
 */
export function PaymentPreparation({ booking, onNothingToPay, children }: PaymentPreparationProps) {
  const formId = useId();
  const contact = useRef<SavedContactRef>(null);
  const typed = useRef('');
  const [free, setFree] = useState<FreeCode | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const { mutateAsync: change } = useChangeDiscount(booking.id);

  const ready = async (way: WayToPay) => {
    if ((await contact.current?.ready()) === false) return false;
    const code = typed.current.trim();
    if (code === '') return true;
    return new Promise<boolean>((resolve) => {
      const decide = (goesOn: boolean) => {
        setQuestion(null);
        resolve(goesOn);
      };
      setQuestion({ code, way, decide });
    });
  };
  const show = (error: unknown) => contact.current?.show(error) === true;
  const keep = (code: string) => {
    typed.current = code;
  };
  const confirmFree = async () => {
    if (!free) return;
    await change(free.code);
    onNothingToPay();
  };
  return (
    <ContactContext value={{ formId, ready, show }}>
      <TypedCodeContext value={{ keep, free, setFree, confirmFree }}>
        {children(contact)}
        {question ? (
          <Suspense fallback={null}>
            <UnappliedCode {...question} booking={booking} onNothingToPay={onNothingToPay} />
          </Suspense>
        ) : null}
      </TypedCodeContext>
    </ContactContext>
  );
}
