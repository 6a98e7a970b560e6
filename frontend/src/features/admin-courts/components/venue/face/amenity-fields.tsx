import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Controller } from 'react-hook-form';
import { amenities, amenityWords } from '../../../../../shared/texts/amenity-words';
import { AmenityIcon } from '../../../../../shared/ui/figures/amenity-icon';
import type { VenueForm } from '../../../model/venue-form';

/** A checkbox for each amenity. */
export function AmenityFields() {
  return (
    <Controller<VenueForm, 'amenities'>
      name="amenities"
      render={({ field: { value: chosen, onChange } }) => (
        <Box sx={grid}>
          {amenities.map((amenity) => (
            <FormControlLabel
              key={amenity}
              control={<Checkbox checked={chosen.includes(amenity)} />}
              label={
                <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  <AmenityIcon amenity={amenity} />
                  {amenityWords[amenity]}
                </Box>
              }
              onChange={(_event, checked) =>
                onChange(checked ? [...chosen, amenity] : chosen.filter((other) => other !== amenity))
              }
            />
          ))}
        </Box>
      )}
    />
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
} as const;
