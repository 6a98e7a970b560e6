import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from '../../../../shared/texts/words';
import { SearchSelect } from '../../../../shared/ui/form/search-select';
import { VenueSelect } from '../../../../shared/ui/form/venue-select';
import { texts } from '../../upload/texts';
import { courtsQuery } from '../../api/courts-query';
import type { Court, Venue } from '../../types';

interface CourtSelectProps {
  /** The venue that is chosen at first; null if there is none in the list. */
  firstVenue: Venue | null;
  court: Court | null;
  /** True while a file is chosen: the file stays with its court. */
  locked: boolean;
  onChange: (court: Court | null) => void;
}

/** Chooses a venue, and then one of its courts. */
export function CourtSelect({ firstVenue, court, locked, onChange }: CourtSelectProps) {
  const [venue, setVenue] = useState(firstVenue);
  return (
    <>
      <VenueSelect
        venue={venue}
        capability="courts.edit"
        disabled={locked}
        onChange={(chosen) => {
          setVenue(chosen);
          onChange(null);
        }}
      />
      {venue === null ? null : (
        <CourtOfVenue venueId={venue.id} court={court} locked={locked} onChange={onChange} />
      )}
    </>
  );
}

interface CourtOfVenueProps extends Omit<CourtSelectProps, 'firstVenue'> {
  venueId: string;
}

/** The courts are asked for: a venue that was chosen earlier may have its first one by now. */
function CourtOfVenue({ venueId, court, locked, onChange }: CourtOfVenueProps) {
  const { data: courts = [], isSuccess } = useQuery(courtsQuery(venueId));
  const choiceOf = ({ id, courtNumber, name }: Court) => ({ id, label: words.courtName(courtNumber, name) });
  if (isSuccess && courts.length === 0) return <Alert severity="info">{texts.noCourts}</Alert>;
  return (
    <SearchSelect
      label={texts.court}
      placeholder={texts.chooseCourt}
      disabled={locked}
      choices={courts.map(choiceOf)}
      value={court && choiceOf(court)}
      onChange={({ id }) => onChange(courts.find((one) => one.id === id) ?? null)}
    />
  );
}
