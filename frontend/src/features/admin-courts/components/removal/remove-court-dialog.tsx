import { useQuery } from '@tanstack/react-query';
import { useRemoveCourt } from '../../api/remove';
import { courtRemovalQuery } from '../../api/removal-query';
import { texts } from '../../texts';
import type { Court } from '../../types';
import { RemoveDialog } from './remove-dialog';

interface RemoveCourtDialogProps {
  court: Court;
  onClose: () => void;
}

/** Asks before a court goes. */
export function RemoveCourtDialog({ court, onClose }: RemoveCourtDialogProps) {
  return (
    <RemoveDialog
      name={texts.courtName(court.courtNumber, court.name)}
      confirmLabel={texts.removeCourt}
      doneTitle={texts.courtRemoved}
      preview={useQuery(courtRemovalQuery(court.id))}
      remove={useRemoveCourt(court.id)}
      onClose={onClose}
    />
  );
}
