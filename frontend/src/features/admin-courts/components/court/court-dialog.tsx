import { FormProvider } from 'react-hook-form';
import { typedCount } from '../../../../shared/model/typed-number';
import { words } from '../../../../shared/texts/words';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import { texts } from '../../texts';
import { CourtFields } from './court-fields';
import { CourtPhoto } from './court-photo';
import { PricesQuestion } from './prices-question';
import { useCourtForm, type CourtFormProps } from './use-court-form';

/** Creates one court or several equal ones, or changes a court. */
export function CourtDialog(props: CourtFormProps) {
  const { venue, taken, onClose } = props;
  const { form, court, photo, jumps, pending, error, ...actions } = useCourtForm(props);
  const count = typedCount(form.watch('count')) ?? 1;
  return (
    <FormDialog
      title={
        court ? texts.editOf(words.courtTitle(court.courtNumber, court.name)) : texts.newCourt(venue.name)
      }
      submitLabel={court ? texts.save : count > 1 ? texts.createCourts(count) : texts.createCourt}
      pending={pending}
      error={error}
      width="sm"
      onSubmit={(event) => {
        event.preventDefault();
        actions.submit();
      }}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <CourtFields venueId={venue.id} isNew={court === null} taken={taken}>
          <CourtPhoto court={court} upload={photo} />
        </CourtFields>
      </FormProvider>
      <PricesQuestion jumps={jumps} onConfirm={actions.confirm} onCancel={actions.correct} />
    </FormDialog>
  );
}
