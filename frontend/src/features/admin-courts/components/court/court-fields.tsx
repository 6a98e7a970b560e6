import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useFormContext } from 'react-hook-form';
import { words } from '../../../../shared/texts/words';
import { registered } from '../../../../shared/ui/registered';
import { courtLimits, type CourtForm } from '../../model/court-form';
import { texts } from '../../texts';
import { ChoiceField } from './choice-field';
import { PriceFields } from './price-fields';

interface CourtFieldsProps {
  isNew: boolean;
}

const statuses = { available: texts.available, maintenance: words.maintenance };

/** The fields of a court. */
export function CourtFields({ isNew }: CourtFieldsProps) {
  const { register, formState } = useFormContext<CourtForm>();
  const { errors } = formState;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 180px' }, alignItems: 'start' }}>
        <TextField
          {...registered(register('name'))}
          fullWidth
          required
          autoFocus={isNew}
          label={texts.name}
          error={Boolean(errors.name)}
          helperText={errors.name?.message}
          slotProps={{ htmlInput: { maxLength: courtLimits.name, autoComplete: 'off' } }}
        />
        <TextField
          {...registered(register('courtNumber'))}
          fullWidth
          required
          type="number"
          label={texts.number}
          error={Boolean(errors.courtNumber)}
          helperText={errors.courtNumber?.message}
          slotProps={{ htmlInput: { ...courtLimits.number, step: 1, inputMode: 'numeric' } }}
        />
      </Box>
      <ChoiceField name="status" label={texts.status} choices={statuses} />
      <ChoiceField name="surface" label={texts.surface} choices={words.surface} />
      <PriceFields isNew={isNew} />
    </Box>
  );
}
