import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { words } from '../../../../shared/texts/words';
import { texts } from '../../upload/texts';
import type { Court } from '../../types';

interface CourtSelectProps {
  courts: readonly Court[];
  /** The id of the chosen court, or an empty string. */
  value: string;
  /** True while a file is chosen: the file stays with its court. */
  locked: boolean;
  onChange: (courtId: string) => void;
}

/**
 * All courts, grouped by venue. It is not a `TextField`, because that would load the code of a menu
 * that never opens.
 */
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
                  {words.courtName(courtNumber, name)}
                </option>
              ))}
          </optgroup>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
