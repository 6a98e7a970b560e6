import { FormProvider } from 'react-hook-form';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import { texts } from '../../texts';
import type { Venue } from '../../types';
import { Face } from './face/face';
import { MovedBookingsDialog } from './moved-bookings-dialog';
import { useVenueForm } from './use-venue-form';
import { VenueFields } from './venue-fields';

interface VenueDialogProps {
  /** The venue to change; `null` to create one. */
  venue: Venue | null;
  onCreated: (venueId: string) => void;
  onClose: () => void;
}

/**
 * Creates or changes a venue. Before a time zone is saved that moves bookings, it lists them and
 * asks for confirmation.
 */
export function VenueDialog({ venue, onCreated, onClose }: VenueDialogProps) {
  const { form, opened, moved, forgetMoved, submit, error } = useVenueForm(venue, onCreated, onClose);
  const { isSubmitting } = form.formState;
  return (
    <>
      <FormDialog
        title={venue ? texts.editOf(venue.name) : texts.newVenue}
        submitLabel={venue ? texts.save : texts.createVenue}
        pending={isSubmitting}
        error={error}
        width="sm"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onClose={onClose}
      >
        <FormProvider {...form}>
          <VenueFields isNew={venue === null}>{venue ? <Face opened={opened} /> : null}</VenueFields>
        </FormProvider>
      </FormDialog>
      {moved ? (
        <MovedBookingsDialog
          moved={moved}
          pending={isSubmitting}
          error={null}
          onConfirm={submit}
          onCancel={forgetMoved}
        />
      ) : null}
    </>
  );
}
