import { StartDialog } from './start-dialog';
import { useBookStart, type Choice } from './use-book-start';

export interface StartHereProps {
  choice: Choice;
  /** The day at the venue. */
  today: string | null;
  onClose: () => void;
}

/** The dialog of a tapped hour where nothing else on the screen shows a refusal: it stays open. */
export function StartHere({ choice, today, onClose }: StartHereProps) {
  const booking = useBookStart(choice, () => undefined);
  return (
    <StartDialog
      choice={choice}
      today={today}
      pending={booking.pending !== null}
      refusal={booking.refused?.error ?? null}
      onBook={booking.book}
      onClose={onClose}
    />
  );
}
