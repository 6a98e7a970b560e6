import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormTextField } from '../../../../../shared/ui/form/form-text-field';
import { faceLimits } from '../../../model/face-form';
import type { VenueForm } from '../../../model/venue-form';
import { AmenityFields } from './amenity-fields';
import { texts } from './texts';

/** What a venue tells about itself beyond its name. Every field may stay blank. */
export function FaceFields() {
  return (
    <>
      <FormSection title={texts.contact} hint={texts.contactHint}>
        <FormTextField<VenueForm>
          name="phone"
          type="tel"
          label={texts.phone}
          helperText={texts.phoneHint}
          slotProps={{ htmlInput: { maxLength: faceLimits.phone, autoComplete: 'off' } }}
        />
        <FormTextField<VenueForm>
          name="whatsapp"
          type="tel"
          label={texts.whatsapp}
          slotProps={{ htmlInput: { maxLength: faceLimits.phone, autoComplete: 'off' } }}
        />
        <FormTextField<VenueForm>
          name="address"
          label={texts.address}
          helperText={texts.addressHint}
          slotProps={{ htmlInput: { maxLength: faceLimits.address, autoComplete: 'off' } }}
        />
        <FormTextField<VenueForm>
          name="point"
          label={texts.point}
          helperText={texts.pointHint}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        />
      </FormSection>
      <FormSection title={texts.amenities}>
        <AmenityFields />
      </FormSection>
      <FormSection title={texts.houseRules}>
        <HouseRulesField />
      </FormSection>
    </>
  );
}

function HouseRulesField() {
  const houseRules = useWatch<VenueForm, 'houseRules'>({ name: 'houseRules' });
  return (
    <FormTextField<VenueForm>
      name="houseRules"
      multiline
      minRows={3}
      maxRows={10}
      label={texts.houseRulesLabel}
      helperText={texts.houseRulesHint(faceLimits.houseRules - houseRules.length)}
      slotProps={{ htmlInput: { maxLength: faceLimits.houseRules } }}
    />
  );
}

interface FormSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A group of fields with a title. */
function FormSection({ title, hint, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Typography id={titleId} component="h3" variant="h4">
          {title}
        </Typography>
        {hint ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {hint}
          </Typography>
        ) : null}
      </Box>
      {children}
    </Box>
  );
}
