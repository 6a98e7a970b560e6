import type { Editing } from '../editing';
import { CourtDialog } from './court/court-dialog';
import { RemoveCourtDialog } from './removal/remove-court-dialog';
import { RemoveVenueDialog } from './removal/remove-venue-dialog';
import { VenueDialog } from './venue/venue-dialog';

interface EditingDialogProps {
  editing: Editing;
  onClose: () => void;
}

/** The open dialog. All dialogs are in one chunk, which loads with the first of them. */
export function EditingDialog({ editing, onClose }: EditingDialogProps) {
  switch (editing.kind) {
    case 'venue':
      return <VenueDialog venue={editing.venue} onClose={onClose} />;
    case 'court':
      return <CourtDialog {...editing} onClose={onClose} />;
    case 'remove-venue':
      return <RemoveVenueDialog venue={editing.venue} onClose={onClose} />;
    case 'remove-court':
      return <RemoveCourtDialog court={editing.court} onClose={onClose} />;
  }
}
