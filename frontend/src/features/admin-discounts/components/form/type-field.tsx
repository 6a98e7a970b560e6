import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import type { DiscountForm } from '../../model/discount-form';
import { texts } from '../../texts';

/** Chooses between a percentage and a fixed amount. */
export function TypeField() {
  const labelId = useId();
  return (
    <Controller<DiscountForm, 'type'>
      name="type"
      render={({ field }) => (
        <FormControl>
          <FormLabel id={labelId}>{texts.type}</FormLabel>
          <RadioGroup row aria-labelledby={labelId} {...field}>
            <FormControlLabel value="percentage" control={<Radio />} label={texts.types.percentage} />
            <FormControlLabel value="fixed" control={<Radio />} label={texts.types.fixed} />
          </RadioGroup>
        </FormControl>
      )}
    />
  );
}
