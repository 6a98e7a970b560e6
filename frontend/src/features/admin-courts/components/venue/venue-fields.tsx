import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useFormContext } from 'react-hook-form';
import { registered } from '../../../../shared/ui/registered';
import { venueLimits, type VenueForm } from '../../model/venue-form';
import { texts } from '../../texts';
import { TimeZoneField } from './time-zone-field';

interface VenueFieldsProps {
  isNew: boolean;
}

/** The fields of a venue. */
export function VenueFields({ isNew }: VenueFieldsProps) {
  const { register, formState } = useFormContext<VenueForm>();
  const { errors } = formState;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <TextField
        {...registered(register('name'))}
        fullWidth
        required
        autoFocus={isNew}
        label={texts.name}
        error={Boolean(errors.name)}
        helperText={errors.name?.message}
        slotProps={{ htmlInput: { maxLength: venueLimits.name, autoComplete: 'off' } }}
      />
      <TextField
        {...registered(register('location'))}
        fullWidth
        required
        label={texts.location}
        error={Boolean(errors.location)}
        helperText={errors.location?.message}
        slotProps={{ htmlInput: { maxLength: venueLimits.location, autoComplete: 'off' } }}
      />
      <TextField
        {...registered(register('description'))}
        fullWidth
        multiline
        minRows={2}
        maxRows={6}
        label={texts.description}
        error={Boolean(errors.description)}
        helperText={errors.description?.message}
        slotProps={{ htmlInput: { maxLength: venueLimits.description } }}
      />
      <TextField
        {...registered(register('imageUrl'))}
        fullWidth
        label={texts.imageUrl}
        error={Boolean(errors.imageUrl)}
        helperText={errors.imageUrl?.message ?? texts.imageUrlHint}
        slotProps={{
          htmlInput: {
            maxLength: venueLimits.imageUrl,
            inputMode: 'url',
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
      <TimeZoneField />
    </Box>
  );
}
