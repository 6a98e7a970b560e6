import { useQuery } from '@tanstack/react-query';
import { useRemoveCourt } from '../../api/remove';
import { courtRemovalQuery } from '../../api/removal-query';
import { words } from '../../../../shared/texts/words';
import { texts } from '../../texts';
import type { Court } from '../../types';
import { RemoveDialog } from './remove-dialog';

interface RemoveCourtDialogProps {
  court: Court;
  onClose: () => void;
}

/** Asks for confirmation before a court is deleted. */
export function RemoveCourtDialog({ court, onClose }: RemoveCourtDialogProps) {
  return (
    <RemoveDialog
      name={words.courtName(court.courtNumber, court.name)}
      confirmLabel={texts.removeCourt}
      doneTitle={texts.courtRemoved}
      preview={useQuery(courtRemovalQuery(court.id))}
      remove={useRemoveCourt(court.id)}
      onClose={onClose}
    />
  );
}
