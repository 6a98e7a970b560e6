import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { texts } from '../../upload/texts';
import type { Court } from '../../types';

interface CourtSelectProps {
  courts: readonly Court[];
  /** A court's id, or empty. */
  value: string;
  /** While a file is on its way, it stays with its court. */
  locked: boolean;
  onChange: (courtId: string) => void;
}

/** Every court, under its venue. Put together from its parts: a `TextField` brings a menu along that is never opened. */
export function CourtSelect({ courts, value, locked, onChange }: CourtSelectProps) {
  const fieldId = useId();
  const venues = [...new Set(courts.map(({ venueName }) => venueName))];
  return (
    <FormControl fullWidth disabled={locked}>
      <InputLabel htmlFor={fieldId}>{texts.court}</InputLabel>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput id={fieldId} />}
      >
        <option value="">{texts.chooseCourt}</option>
        {venues.map((venue) => (
          <optgroup key={venue} label={venue}>
            {courts
              .filter(({ venueName }) => venueName === venue)
              .map(({ id, courtNumber, name }) => (
                <option key={id} value={id}>
                  {texts.courtOption(courtNumber, name)}
                </option>
              ))}
          </optgroup>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
