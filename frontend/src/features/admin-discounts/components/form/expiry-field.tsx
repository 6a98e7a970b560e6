import Box from '@mui/material/Box';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { isDay } from '../../../../shared/model/dates';
import { DayField } from '../../../../shared/ui/form/day-field';
import { LabelledInput } from '../../../../shared/ui/form/labelled-input';
import type { DiscountForm } from '../../model/discount-form';
import { texts } from '../../texts';

const endOfDay = '23:59';

/** The day and the time at which a code expires. Without a day it never expires. */
export function ExpiryField() {
  return (
    <Controller<DiscountForm, 'expiresAt'>
      name="expiresAt"
      render={({ field, fieldState }) => (
        <DayAndTime value={field.value} error={fieldState.error?.message} onChange={field.onChange} />
      )}
    />
  );
}

interface DayAndTimeProps {
  /** `2026-12-31T23:59`, an empty string, or what was typed instead. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function DayAndTime({ value, error, onChange }: DayAndTimeProps) {
  const [time, setTime] = useState(value.slice(11) || endOfDay);
  const day = isDay(value.slice(0, 10)) ? value.slice(0, 10) : '';
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr) 104px', alignItems: 'start' }}>
      <DayField
        label={texts.expiresAt}
        value={day}
        error={error !== undefined}
        helperText={error ?? texts.expiresAtHint}
        onChange={(chosen) => onChange(chosen === '' ? '' : `${chosen}T${time}`)}
        onInvalid={onChange}
      />
      <LabelledInput
        label={texts.expiryTime}
        value={time}
        helperText=" "
        disabled={day === ''}
        onChange={(event) => {
          const typed = event.target.value.trim();
          setTime(typed);
          onChange(`${day}T${/^\d:\d\d$/.test(typed) ? `0${typed}` : typed}`);
        }}
        slotProps={{ input: { inputMode: 'numeric', autoComplete: 'off', maxLength: 5 } }}
      />
    </Box>
  );
}
