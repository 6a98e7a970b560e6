import type { Editing } from '../editing';
import { CourtDialog } from './court/court-dialog';
import { RemoveCourtDialog } from './removal/remove-court-dialog';
import { RemoveVenueDialog } from './removal/remove-venue-dialog';
import { VenueDialog } from './venue/venue-dialog';

interface EditingDialogProps {
  editing: Editing;
  /** Called with the id of a venue that is new or has changed courts. */
  onSaved: (venueId: string) => void;
  onClose: () => void;
}

/** The open dialog. All dialogs are in one chunk, which loads with the first of them. */
export function EditingDialog({ editing, onSaved, onClose }: EditingDialogProps) {
  switch (editing.kind) {
    case 'venue':
      return <VenueDialog venue={editing.venue} onCreated={onSaved} onClose={onClose} />;
    case 'court':
      return <CourtDialog {...editing} onSaved={() => onSaved(editing.venue.id)} onClose={onClose} />;
    case 'remove-venue':
      return <RemoveVenueDialog venue={editing.venue} onClose={onClose} />;
    case 'remove-court':
      return <RemoveCourtDialog court={editing.court} onClose={onClose} />;
  }
}
