import { useQuery } from '@tanstack/react-query';
import { useRemoveVenue } from '../../api/remove';
import { venueRemovalQuery } from '../../api/removal-query';
import { texts } from '../../texts';
import type { Venue } from '../../types';
import { RemoveDialog } from './remove-dialog';

interface RemoveVenueDialogProps {
  venue: Venue;
  onClose: () => void;
}

/** Asks before a venue goes, with its courts. */
export function RemoveVenueDialog({ venue, onClose }: RemoveVenueDialogProps) {
  return (
    <RemoveDialog
      name={venue.name}
      confirmLabel={texts.removeVenue}
      doneTitle={texts.venueRemoved}
      along={venue.courtCount > 0 ? texts.courtsGo(venue.courtCount) : null}
      preview={useQuery(venueRemovalQuery(venue.id))}
      remove={useRemoveVenue(venue.id)}
      onClose={onClose}
    />
  );
}
