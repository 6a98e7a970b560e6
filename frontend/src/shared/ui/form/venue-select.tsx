import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHasOneVenue, useOwnVenues } from '../../api/own-venues';
import type { Capability } from '../../api/own-rights';
import type { components } from '../../api/schema';
import { venuePageQuery, venueQuery } from '../../api/venue-queries';
import { texts } from '../texts';
import { SearchSelect } from './search-select';

interface VenueSelectProps {
  /** The chosen venue, or null while it is unknown. */
  venue: { id: string; name: string } | null;
  /** The right that the admin needs at the venue. */
  capability: Capability;
  placeholder?: string;
  disabled?: boolean;
  onChange: (venue: components['schemas']['VenueBody']) => void;
}

const listed = 20;

/** Returns the venues to choose from: all that match, or those where the admin may do it. */
function useChoices(capability: Capability, typed: string) {
  const { isEverywhere, venues: items = [] } = useOwnVenues(capability);
  const found = useQuery({
    ...venuePageQuery(typed, listed),
    enabled: isEverywhere === true,
    placeholderData: keepPreviousData,
  });
  return isEverywhere ? found.data : { items, total: items.length };
}

/**
 * Chooses a venue. Typing searches the names and places of all venues on the server. Who has only
 * one venue is not asked.
 */
export function VenueSelect(props: VenueSelectProps) {
  return useHasOneVenue(props.capability) === false ? <SelectOfVenue {...props} /> : null;
}

function SelectOfVenue({ venue, capability, placeholder, disabled, onChange }: VenueSelectProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const data = useChoices(capability, typed);
  const choices = (data?.items ?? []).map(({ id, name, location }) => ({ id, label: name, hint: location }));
  return (
    <SearchSelect
      label={texts.venue}
      disabled={disabled}
      placeholder={placeholder}
      choices={choices}
      value={venue && { id: venue.id, label: venue.name }}
      note={data && data.total > listed ? texts.someVenues(listed, data.total) : undefined}
      onSearch={setTyped}
      onChange={({ id }) => {
        const chosen = data?.items.find((item) => item.id === id);
        if (!chosen) return;
        // The screen shows what the list has just shown, until it has fetched the whole venue.
        const { queryKey } = venueQuery(id);
        queryClient.setQueryData(queryKey, (known) => known ?? chosen);
        void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
        onChange(chosen);
      }}
    />
  );
}
