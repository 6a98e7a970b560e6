import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { userMessageOf } from '../../../../shared/api/api-error';
import { words } from '../../../../shared/texts/words';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { movedBookingsQuery } from '../../api/moved-bookings-query';
import { useSaveVenue } from '../../api/save-venue';
import { showFieldErrors } from '../../model/field-errors';
import { type VenueForm, venueDetailsOf, venueFormOf, venueFormSchema } from '../../model/venue-form';
import { texts } from '../../texts';
import type { MovedBookings, Venue } from '../../types';
import { MovedBookingsDialog } from './moved-bookings-dialog';
import { VenueFields } from './venue-fields';

interface VenueDialogProps {
  /** The venue to change; `null` to create one. */
  venue: Venue | null;
  onClose: () => void;
}

/**
 * Creates or changes a venue. Before a time zone is saved that moves bookings, it lists them and
 * asks for confirmation.
 */
export function VenueDialog({ venue, onClose }: VenueDialogProps) {
  const showToast = useToast();
  const queryClient = useQueryClient();
  const save = useSaveVenue(venue);
  const [moved, setMoved] = useState<MovedBookings | null>(null);
  const form = useForm({
    resolver: standardSchemaResolver(venueFormSchema),
    defaultValues: venueFormOf(venue),
  });

  /** Returns the bookings that the entered time zone moves, or null if it moves none. */
  const movedBy = async (timeZone: string) => {
    if (!venue || timeZone === '' || timeZone === venue.timeZone) return null;
    const found = await queryClient.fetchQuery(movedBookingsQuery(venue.id, timeZone));
    return found.count > 0 ? found : null;
  };

  const send = async (filled: VenueForm, confirmed: MovedBookings | null) => {
    const confirmation = confirmed ? { confirmedBookings: confirmed.count } : {};
    const { name } = await save.mutateAsync({ ...venueDetailsOf(filled), ...confirmation });
    showToast({ tone: 'success', title: venue ? texts.venueUpdated : texts.venueCreated, description: name });
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
  const { isSubmitting } = form.formState;

  return (
    <>
      <FormDialog
        title={venue ? texts.editOf(venue.name) : texts.newVenue}
        submitLabel={venue ? texts.save : texts.createVenue}
        pending={isSubmitting}
        error={save.error ? userMessageOf(save.error) : null}
        width="sm"
        onSubmit={(event) => void submit(event)}
        onClose={onClose}
      >
        <FormProvider {...form}>
          <VenueFields isNew={venue === null} />
        </FormProvider>
      </FormDialog>
      {moved ? (
        <MovedBookingsDialog
          moved={moved}
          pending={isSubmitting}
          error={null}
          onConfirm={() => void submit()}
          onCancel={() => setMoved(null)}
        />
      ) : null}
    </>
  );
}
