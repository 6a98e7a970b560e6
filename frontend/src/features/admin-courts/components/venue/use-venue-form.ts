import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { userMessageOf } from '../../../../shared/api/api-error';
import { words } from '../../../../shared/texts/words';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { useSaveVenue } from '../../api/save-venue';
import { useOpenedVenue } from '../../api/use-opened-venue';
import { changedFaceOf } from '../../model/face-form';
import { showFieldErrors } from '../../model/field-errors';
import { type VenueForm, venueDetailsOf, venueFormOf, venueFormSchema } from '../../model/venue-form';
import { texts } from '../../texts';
import type { MovedBookings, Venue } from '../../types';
import { client } from '../../../../shared/api/client';
import { adminCourtKeys } from '../../../../shared/api/admin-keys';
import { unwrap } from '../../../../shared/api/unwrap';

/** The bookings ahead that would begin at another instant if the venue had this time zone. */
const movedBookingsQuery = (venueId: string, timeZone: string) =>
  queryOptions({
    queryKey: adminCourtKeys.movedBookings(venueId, timeZone),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/admin/venues/{venueId}/time-zone-change', {
          params: { path: { venueId }, query: { timeZone } },
          signal,
        }),
      ),
    staleTime: 0,
    gcTime: 0,
  });

/**
 * The form of a venue, or of a new one. Before it saves a time zone that moves bookings, it returns
 * them as `moved`, and waits until it is submitted again.
 */
export function useVenueForm(venue: Venue | null, onCreated: (venueId: string) => void, onClose: () => void) {
  const showToast = useToast();
  const queryClient = useQueryClient();
  const opened = useOpenedVenue(venue);
  const { detail } = opened;
  const save = useSaveVenue(detail);
  const [moved, setMoved] = useState<MovedBookings | null>(null);
  const form = useForm({
    resolver: standardSchemaResolver(venueFormSchema),
    values: venueFormOf(detail),
    resetOptions: { keepDirtyValues: true },
  });

  /** Returns the bookings that the entered time zone moves, or null if it moves none. */
  const movedBy = async (timeZone: string) => {
    if (!venue || timeZone === '' || timeZone === venue.timeZone) return null;
    const found = await queryClient.fetchQuery(movedBookingsQuery(venue.id, timeZone));
    return found.count > 0 ? found : null;
  };

  const send = async (filled: VenueForm, confirmed: MovedBookings | null) => {
    const confirmation = confirmed ? { confirmedBookings: confirmed.count } : {};
    const { id, name } = await save.mutateAsync({
      ...venueDetailsOf(filled),
      ...changedFaceOf(filled, detail),
      ...confirmation,
    });
    showToast({ tone: 'success', title: venue ? texts.venueUpdated : texts.venueCreated, description: name });
    if (!venue) onCreated(id);
    onClose();
  };

  const submit = form.handleSubmit(async (filled) => {
    try {
      const found = await movedBy(filled.timeZone);
      const isConfirmed = moved !== null && found?.count === moved.count;
      if (found === null || isConfirmed) await send(filled, found);
      else setMoved(found);
    } catch (error) {
      setMoved(null);
      showToast({ tone: 'error', title: words.error, description: userMessageOf(error) });
      showFieldErrors(form, error);
    }
  });

  return {
    form,
    opened,
    moved,
    forgetMoved: () => setMoved(null),
    submit: () => void submit(),
    error: save.error ? userMessageOf(save.error) : null,
  };
}
