import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useNow } from '../../../../shared/model/clock';
import { clockTime } from '../../../../shared/model/dates';
import { timeZonesQuery } from '../../api/time-zones-query';
import { byRegion } from '../../model/time-zones';
import type { VenueForm } from '../../model/venue-form';
import { texts } from '../../texts';

/** The time zone of a venue. The hint shows the current time there, so that it can be checked. */
export function TimeZoneField() {
  const now = useNow();
  const { data: zones = [], isError } = useQuery(timeZonesQuery());
  return (
    <Controller<VenueForm, 'timeZone'>
      name="timeZone"
      render={({ field: { ref, ...field }, fieldState }) => {
        const known = field.value === '' || zones.includes(field.value) ? zones : [field.value, ...zones];
        const hint = field.value ? texts.timeZoneNow(clockTime(now, field.value)) : texts.timeZoneDefault;
        return (
          <TextField
            {...field}
            inputRef={ref}
            select
            fullWidth
            label={texts.timeZone}
            error={Boolean(fieldState.error)}
            helperText={fieldState.error?.message ?? (isError ? texts.timeZonesFailed : hint)}
            slotProps={{ select: { native: true, IconComponent: ExpandMoreRounded } }}
          >
            <option value="">{texts.timeZoneOfHere}</option>
            {byRegion(known).map(({ label, zones: cities }) => (
              <optgroup key={label} label={label}>
                {cities.map(({ name, city }) => (
                  <option key={name} value={name}>
                    {city}
                  </option>
                ))}
              </optgroup>
            ))}
          </TextField>
        );
      }}
    />
  );
}
