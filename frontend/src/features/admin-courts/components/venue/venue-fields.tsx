import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormTextField } from '../../../../shared/ui/form/form-text-field';
import { venueLimits, type VenueForm } from '../../model/venue-form';
import { texts } from '../../texts';
import { TimeZoneField } from './time-zone-field';

interface VenueFieldsProps {
  isNew: boolean;
  /** The fields after the basic ones. */
  children: ReactNode;
}

/** The fields of a venue. */
export function VenueFields({ isNew, children }: VenueFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <FormTextField<VenueForm>
        name="name"
        required
        autoFocus={isNew}
        label={texts.name}
        slotProps={{ htmlInput: { maxLength: venueLimits.name, autoComplete: 'off' } }}
      />
      <FormTextField<VenueForm>
        name="location"
        required
        label={texts.location}
        slotProps={{ htmlInput: { maxLength: venueLimits.location, autoComplete: 'off' } }}
      />
      <FormTextField<VenueForm>
        name="description"
        multiline
        minRows={2}
        maxRows={6}
        label={texts.description}
        slotProps={{ htmlInput: { maxLength: venueLimits.description } }}
      />
      {isNew ? <ImageAddressField /> : null}
      <TimeZoneField />
      {children}
    </Box>
  );
}

/** The image of a new venue. One that exists has photos. */
function ImageAddressField() {
  return (
    <FormTextField<VenueForm>
      name="imageUrl"
      label={texts.imageUrl}
      helperText={texts.imageUrlHint}
      slotProps={{
        htmlInput: {
          maxLength: venueLimits.imageUrl,
          inputMode: 'url',
          autoComplete: 'off',
          spellCheck: false,
        },
      }}
    />
  );
}
