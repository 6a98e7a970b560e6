import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { userMessageOf } from '../../../../shared/api/api-error';
import { words } from '../../../../shared/texts/words';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { useSaveCourt } from '../../api/save-court';
import { courtFormOf, courtFormSchema, courtDetailsOf } from '../../model/court-form';
import { showFieldErrors } from '../../model/field-errors';
import { suspiciousPricesOf } from '../../model/suspicious-prices';
import { texts } from '../../texts';
import type { Court, CourtDetails, Venue } from '../../types';
import { CourtFields } from './court-fields';
import { PricesQuestion } from './prices-question';

interface CourtDialogProps {
  venue: Venue;
  /** The court to change; `null` to create one. */
  court: Court | null;
  /** The suggested number of a new court. */
  nextNumber: number;
  onClose: () => void;
}

/** Creates or changes a court. */
export function CourtDialog({ venue, court, nextNumber, onClose }: CourtDialogProps) {
  const showToast = useToast();
  const save = useSaveCourt(court);
  const form = useForm({
    resolver: standardSchemaResolver(courtFormSchema),
    defaultValues: courtFormOf(court, nextNumber),
  });

  /** What is saved once the question about its prices is confirmed. */
  const [asked, setAsked] = useState<CourtDetails | null>(null);

  const store = async (details: CourtDetails) => {
    setAsked(null);
    try {
      const { courtNumber, name } = await save.mutateAsync(details);
      const title = court ? texts.courtUpdated : texts.courtCreated;
      showToast({ tone: 'success', title, description: words.courtName(courtNumber, name) });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: words.error, description: userMessageOf(error) });
      showFieldErrors(form, error);
    }
  };
  const submit = form.handleSubmit(async (filled) => {
    const details = courtDetailsOf(filled, venue.id);
    if (suspiciousPricesOf(court, details).length > 0) setAsked(details);
    else await store(details);
  });

  return (
    <FormDialog
      title={
        court ? texts.editOf(words.courtName(court.courtNumber, court.name)) : texts.newCourt(venue.name)
      }
      submitLabel={court ? texts.save : texts.createCourt}
      pending={save.isPending}
      error={save.error ? userMessageOf(save.error) : null}
      width="sm"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <CourtFields venueId={venue.id} isNew={court === null} />
      </FormProvider>
      <PricesQuestion
        jumps={asked ? suspiciousPricesOf(court, asked) : []}
        onConfirm={() => void (asked && store(asked))}
        onCancel={() => setAsked(null)}
      />
    </FormDialog>
  );
}
