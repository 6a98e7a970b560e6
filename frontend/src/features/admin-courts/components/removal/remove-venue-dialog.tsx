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

/** Asks for confirmation before a venue and its courts are deleted. */
export function RemoveVenueDialog({ venue, onClose }: RemoveVenueDialogProps) {
  return (
    <RemoveDialog
      name={venue.name}
      asksForName
      confirmLabel={texts.removeVenue}
      doneTitle={texts.venueRemoved}
      alsoRemoved={venue.courtCount > 0 ? texts.courtsGo(venue.courtCount) : null}
      preview={useQuery(venueRemovalQuery(venue.id))}
      remove={useRemoveVenue(venue.id)}
      onClose={onClose}
    />
  );
}
