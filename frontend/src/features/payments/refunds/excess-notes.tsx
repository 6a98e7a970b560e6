import { useQuery } from '@tanstack/react-query';
import { LatePart } from '../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { type ExcessPayment, excessQuery } from './excess-query';

/** Few people ever see it. */
const ExcessList = lazyComponent(() => import('./excess-list').then((file) => file.ExcessList));

interface ExcessNotesProps {
  /** Selects the payments to show. */
  of: (payment: ExcessPayment) => boolean;
  /** True if the screen does not say which match the payments were for. */
  namesMatch?: boolean;
  /** True inside a card, whose edges the notes must not touch. */
  inCard?: boolean;
}

/**
 * This browser's payments that reached a booking after it had stopped accepting them, and how the
 * money comes back. Renders nothing if there is no such payment. Other payers do not see it.
 */
export function ExcessNotes({ of, namesMatch = false, inCard = false }: ExcessNotesProps) {
  const { data: payments = [] } = useQuery(excessQuery());
  const shown = payments.filter(of);
  if (shown.length === 0) return null;
  return (
    <LatePart>
      <ExcessList payments={shown} namesMatch={namesMatch} inCard={inCard} />
    </LatePart>
  );
}
