import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';
import { registered } from '../../../../shared/ui/registered';
import type { DiscountForm } from '../../model/discount-form';
import { texts } from '../../texts';
import { SwitchField } from './switch-field';
import { TypeField } from './type-field';

interface DiscountFieldsProps {
  /** Only a new code may be named. */
  isNew: boolean;
}

/** The fields of a code; the type comes first, so that the value's step and sign follow it. */
export function DiscountFields({ isNew }: DiscountFieldsProps) {
  const { register, control, formState } = useFormContext<DiscountForm>();
  const isPercentage = useWatch({ control, name: 'type' }) === 'percentage';
  const { errors } = formState;
  const code = registered(register('code'));
  const sign = isPercentage
    ? { endAdornment: <InputAdornment position="end">{'%'}</InputAdornment> }
    : { startAdornment: <InputAdornment position="start">{'$'}</InputAdornment> };
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <TextField
        {...code}
        onChange={(event) => {
          writeInCapitals(event.target);
          return code.onChange(event);
        }}
        fullWidth
        required
        autoFocus={isNew}
        disabled={!isNew}
        label={texts.code}
        error={Boolean(errors.code)}
        helperText={errors.code?.message ?? (isNew ? texts.codeHint : texts.codeFixed)}
        slotProps={{
          htmlInput: { maxLength: 32, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
        }}
      />
      <TypeField />
      <TextField
        {...registered(register('value'))}
        fullWidth
        required
        type="number"
        label={texts.value}
        error={Boolean(errors.value)}
        helperText={errors.value?.message ?? ' '}
        slotProps={{
          input: sign,
          htmlInput: { min: 0, step: isPercentage ? 1 : 0.01, inputMode: 'decimal' },
        }}
      />
      <TextField
        {...registered(register('maxUsage'))}
        fullWidth
        type="number"
        label={texts.usageLimit}
        error={Boolean(errors.maxUsage)}
        helperText={errors.maxUsage?.message ?? texts.usageLimitHint}
        slotProps={{ htmlInput: { min: 1, step: 1, inputMode: 'numeric' } }}
      />
      <TextField
        {...registered(register('expiresAt'))}
        fullWidth
        type="datetime-local"
        label={texts.expiresAt}
        error={Boolean(errors.expiresAt)}
        helperText={errors.expiresAt?.message ?? texts.expiresAtHint}
      />
      <Box sx={{ display: 'grid' }}>
        <SwitchField name="isActive" label={texts.isActive} />
        <SwitchField name="isPromoted" label={texts.isPromoted} />
      </Box>
    </Box>
  );
}

/** Where the text stands, so that the caret stays in the middle of a word. */
function writeInCapitals(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.value.toUpperCase();
  field.setSelectionRange(selectionStart, selectionEnd);
}
