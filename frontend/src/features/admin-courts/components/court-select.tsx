import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { texts } from '../upload/texts';
import type { Court } from '../types';

interface CourtSelectProps {
  courts: readonly Court[];
  /** A court's id, or empty. */
  value: string;
  /** While a file is on its way, it stays with its court. */
  locked: boolean;
  onChange: (courtId: string) => void;
}

/** Every court, under its venue. */
export function CourtSelect({ courts, value, locked, onChange }: CourtSelectProps) {
  const fieldId = useId();
  const venues = [...new Set(courts.map(({ venueName }) => venueName))];
  return (
    <TextField
      select
      fullWidth
      id={fieldId}
      label={texts.court}
      value={value}
      disabled={locked}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true } }}
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
    </TextField>
  );
}
