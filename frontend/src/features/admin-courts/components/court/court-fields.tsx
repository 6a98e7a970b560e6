import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { words } from '../../../../shared/texts/words';
import { FormCountField } from '../../../../shared/ui/form/form-number-fields';
import { FormTextField } from '../../../../shared/ui/form/form-text-field';
import { courtLimits, newCourtsOf, type CourtForm } from '../../model/court-form';
import { texts } from '../../texts';
import { ChoiceField } from './choice-field';
import { PriceFields } from './price-fields';

interface CourtFieldsProps {
  venueId: string;
  isNew: boolean;
  /** The numbers of the courts of the venue. */
  taken: readonly number[];
  /** The fields after the name and the numbers. */
  children: ReactNode;
}

const statuses = { available: texts.available, maintenance: words.maintenance };

/** The fields of a court. */
export function CourtFields({ venueId, isNew, taken, children }: CourtFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 180px' }, alignItems: 'start' }}>
        <FormTextField<CourtForm>
          name="name"
          required
          autoFocus={isNew}
          label={texts.name}
          slotProps={{ htmlInput: { maxLength: courtLimits.name, autoComplete: 'off' } }}
        />
        <FormCountField<CourtForm> name="courtNumber" required label={texts.number} />
      </Box>
      {isNew ? <CountField venueId={venueId} taken={taken} /> : null}
      {children}
      <ChoiceField name="status" label={texts.status} choices={statuses} />
      <ChoiceField name="surface" label={texts.surface} choices={words.surface} />
      <ChoiceField name="indoor" label={texts.indoor} choices={texts.roofs} />
      <ChoiceField name="lights" label={texts.lights} choices={texts.lightOf} />
      <PriceFields venueId={venueId} isNew={isNew} />
    </Box>
  );
}

/** How many equal courts are created. With more than one, the hint names them. */
function CountField({ venueId, taken }: Pick<CourtFieldsProps, 'venueId' | 'taken'>) {
  const form = useWatch<CourtForm>() as CourtForm;
  const names = newCourtsOf(form, venueId, taken).map(({ courtNumber, name }) =>
    words.courtTitle(courtNumber, name),
  );
  return (
    <FormCountField<CourtForm>
      name="count"
      label={texts.count}
      hint={names.length > 1 ? texts.countHint(names) : undefined}
    />
  );
}
