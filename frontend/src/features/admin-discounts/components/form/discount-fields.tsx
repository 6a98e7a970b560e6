import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';
import { registered } from '../../../../shared/ui/registered';
import { codeLimits, type DiscountForm } from '../../model/discount-form';
import { texts } from '../../texts';
import { SwitchField } from './switch-field';
import { TypeField } from './type-field';

interface DiscountFieldsProps {
  /** True for a new code. The text of an existing code cannot be changed. */
  isNew: boolean;
}

/** The fields of a discount code. */
export function DiscountFields({ isNew }: DiscountFieldsProps) {
  const { register, formState } = useFormContext<DiscountForm>();
  const { errors } = formState;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <CodeField isNew={isNew} />
      <TypeField />
      <ValueField />
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

function CodeField({ isNew }: DiscountFieldsProps) {
  const { register, formState } = useFormContext<DiscountForm>();
  const error = formState.errors.code;
  const code = registered(register('code'));
  return (
    <TextField
      {...code}
      onChange={(event) => {
        convertToCapitals(event.target);
        return code.onChange(event);
      }}
      fullWidth
      required
      autoFocus={isNew}
      disabled={!isNew}
      label={texts.code}
      error={Boolean(error)}
      helperText={error?.message ?? (isNew ? texts.codeHint(codeLimits) : texts.codeFixed)}
      slotProps={{
        htmlInput: {
          maxLength: codeLimits.max,
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
        },
      }}
    />
  );
}

/** The value of a code. Its step and its sign depend on the chosen type. */
function ValueField() {
  const { register, control, formState } = useFormContext<DiscountForm>();
  const isPercentage = useWatch({ control, name: 'type' }) === 'percentage';
  const error = formState.errors.value;
  const sign = isPercentage
    ? { endAdornment: <InputAdornment position="end">{'%'}</InputAdornment> }
    : { startAdornment: <InputAdornment position="start">{'$'}</InputAdornment> };
  return (
    <TextField
      {...registered(register('value'))}
      fullWidth
      required
      type="number"
      label={texts.value}
      error={Boolean(error)}
      helperText={error?.message ?? ' '}
      slotProps={{
        input: sign,
        htmlInput: { min: 0, step: isPercentage ? 1 : 0.01, inputMode: 'decimal' },
      }}
    />
  );
}

/** Converts the text of a field to capitals and keeps the position of the caret. */
function convertToCapitals(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.value.toUpperCase();
  field.setSelectionRange(selectionStart, selectionEnd);
}
