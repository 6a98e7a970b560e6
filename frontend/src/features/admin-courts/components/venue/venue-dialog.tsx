import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm } from 'react-hook-form';
import { userMessageOf } from '../../../../shared/api/api-error';
import { words } from '../../../../shared/texts/words';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { useSaveVenue } from '../../api/save-venue';
import { showFieldErrors } from '../../model/field-errors';
import { venueFormOf, venueFormSchema, venueDetailsOf } from '../../model/venue-form';
import { texts } from '../../texts';
import type { Venue } from '../../types';
import { VenueFields } from './venue-fields';

interface VenueDialogProps {
  /** The venue to change; `null` to create one. */
  venue: Venue | null;
  onClose: () => void;
}

/** Creates or changes a venue. */
export function VenueDialog({ venue, onClose }: VenueDialogProps) {
  const showToast = useToast();
  const save = useSaveVenue(venue?.id ?? null);
  const form = useForm({
    resolver: standardSchemaResolver(venueFormSchema),
    defaultValues: venueFormOf(venue),
  });

  const submit = form.handleSubmit(async (filled) => {
    try {
      const { name } = await save.mutateAsync(venueDetailsOf(filled));
      const title = venue ? texts.venueUpdated : texts.venueCreated;
      showToast({ tone: 'success', title, description: name });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: words.error, description: userMessageOf(error) });
      showFieldErrors(form, error);
    }
  });

  return (
    <FormDialog
      title={venue ? texts.editOf(venue.name) : texts.newVenue}
      submitLabel={venue ? texts.save : texts.createVenue}
      pending={save.isPending}
      error={save.error ? userMessageOf(save.error) : null}
      width="sm"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <VenueFields isNew={venue === null} />
      </FormProvider>
    </FormDialog>
  );
}
