import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { venuePageQuery, venueQuery } from '../../api/venue-queries';
import { texts } from '../texts';
import { SearchSelect } from './search-select';

interface VenueSelectProps {
  /** The chosen venue, or null while it is unknown. */
  venue: { id: string; name: string } | null;
  onChange: (venueId: string) => void;
}

const listed = 20;

/** Chooses a venue. Typing searches the names and places of all venues on the server. */
export function VenueSelect({ venue, onChange }: VenueSelectProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const { data } = useQuery({ ...venuePageQuery(typed, listed), placeholderData: keepPreviousData });
  const choices = (data?.items ?? []).map(({ id, name, location }) => ({ id, label: name, hint: location }));
  return (
    <SearchSelect
      label={texts.venue}
      choices={choices}
      value={venue && { id: venue.id, label: venue.name }}
      onSearch={setTyped}
      onChange={({ id }) => {
        const chosen = data?.items.find((item) => item.id === id);
        // The screen need not fetch what the list has just shown.
        if (chosen) queryClient.setQueryData(venueQuery(id).queryKey, chosen);
        onChange(id);
      }}
    />
  );
}
