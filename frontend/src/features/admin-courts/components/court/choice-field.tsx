import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import type { CourtForm } from '../../model/court-form';

interface ChoiceFieldProps {
  name: 'status' | 'surface' | 'indoor' | 'lights';
  label: string;
  /** The label of each value. */
  choices: Readonly<Record<string, string>>;
}

/** Radio buttons for a field with few values. */
export function ChoiceField({ name, label, choices }: ChoiceFieldProps) {
  const labelId = useId();
  return (
    <Controller<CourtForm, ChoiceFieldProps['name']>
      name={name}
      render={({ field }) => (
        <FormControl>
          <FormLabel id={labelId}>{label}</FormLabel>
          <RadioGroup row aria-labelledby={labelId} {...field}>
            {Object.entries(choices).map(([value, words]) => (
              <FormControlLabel key={value} value={value} control={<Radio />} label={words} />
            ))}
          </RadioGroup>
        </FormControl>
      )}
    />
  );
}
