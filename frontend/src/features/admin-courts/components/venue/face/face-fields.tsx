import { useWatch } from 'react-hook-form';
import { FormTextField } from '../../../../../shared/ui/form/form-text-field';
import { faceLimits } from '../../../model/face-form';
import type { VenueForm } from '../../../model/venue-form';
import { AmenityFields } from './amenity-fields';
import { FormSection } from './form-section';
import { PhotoFields } from './photos/photo-fields';
import { texts } from '../../../face-texts';

interface FaceFieldsProps {
  /** Null for a venue that does not exist yet: it can have no photos. */
  venueId: string | null;
}

/** The words of a venue about itself, beyond its name. Every field may stay blank. */
export function FaceFields({ venueId }: FaceFieldsProps) {
  return (
    <>
      {venueId === null ? null : (
        <FormSection title={texts.photos} hint={texts.photosHint(faceLimits.photos)}>
          <PhotoFields venueId={venueId} />
        </FormSection>
      )}
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
