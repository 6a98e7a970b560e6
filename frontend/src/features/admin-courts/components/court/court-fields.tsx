import Box from '@mui/material/Box';
import { words } from '../../../../shared/texts/words';
import { FormCountField } from '../../../../shared/ui/form/form-number-fields';
import { FormTextField } from '../../../../shared/ui/form/form-text-field';
import { courtLimits, type CourtForm } from '../../model/court-form';
import { texts } from '../../texts';
import { ChoiceField } from './choice-field';
import { PriceFields } from './price-fields';

interface CourtFieldsProps {
  venueId: string;
  isNew: boolean;
}

const statuses = { available: texts.available, maintenance: words.maintenance };

/** The fields of a court. */
export function CourtFields({ venueId, isNew }: CourtFieldsProps) {
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
      <ChoiceField name="status" label={texts.status} choices={statuses} />
      <ChoiceField name="surface" label={texts.surface} choices={words.surface} />
      <ChoiceField name="indoor" label={texts.indoor} choices={texts.roofs} />
      <ChoiceField name="lights" label={texts.lights} choices={texts.lightOf} />
      <PriceFields venueId={venueId} isNew={isNew} />
    </Box>
  );
}
