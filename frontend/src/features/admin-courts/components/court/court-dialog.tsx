import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm } from 'react-hook-form';
import { userMessageOf } from '../../../../shared/api/api-error';
import { FormDialog } from '../../../../shared/ui/form-dialog';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { useSaveCourt } from '../../api/save-court';
import { courtFormOf, courtFormSchema, saveCourtCommandOf } from '../../model/court-form';
import { showProblems } from '../../model/server-problems';
import { texts } from '../../texts';
import type { Court, Venue } from '../../types';
import { CourtFields } from './court-fields';

interface CourtDialogProps {
  venue: Venue;
  /** The court to change; null for a new one. */
  court: Court | null;
  /** What a new court is called by, until somebody says otherwise. */
  nextNumber: number;
  onClose: () => void;
}

/** Makes a court or changes one. */
export function CourtDialog({ venue, court, nextNumber, onClose }: CourtDialogProps) {
  const showToast = useToast();
  const save = useSaveCourt(court?.id ?? null);
  const form = useForm({
    resolver: standardSchemaResolver(courtFormSchema),
    defaultValues: courtFormOf(court, nextNumber),
  });

  const submit = form.handleSubmit(async (filled) => {
    try {
      const { courtNumber, name } = await save.mutateAsync(saveCourtCommandOf(filled, venue.id));
      const title = court ? texts.courtUpdated : texts.courtCreated;
      showToast({ tone: 'success', title, description: texts.courtName(courtNumber, name) });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: texts.error, description: userMessageOf(error) });
      showProblems(form, error);
    }
  });

  return (
    <FormDialog
      title={
        court ? texts.editOf(texts.courtName(court.courtNumber, court.name)) : texts.newCourt(venue.name)
      }
      submitLabel={court ? texts.save : texts.createCourt}
      pending={save.isPending}
      error={save.error ? userMessageOf(save.error) : null}
      width="sm"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <CourtFields isNew={court === null} />
      </FormProvider>
    </FormDialog>
  );
}
