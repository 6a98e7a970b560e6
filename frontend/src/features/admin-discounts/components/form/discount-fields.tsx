import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormAmountField, FormCountField } from '../../../../shared/ui/form/form-number-fields';
import { FormTextField } from '../../../../shared/ui/form/form-text-field';
import { codeLimits, type DiscountForm } from '../../model/discount-form';
import { texts } from '../../texts';
import { ExpiryField } from './expiry-field';
import { SwitchField } from './switch-field';
import { TypeField } from './type-field';
import { VenuesField } from './venues-field';

interface DiscountFieldsProps {
  /** True for a new code. The text of an existing code cannot be changed. */
  isNew: boolean;
}

/** The fields of a discount code. */
export function DiscountFields({ isNew }: DiscountFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <CodeField isNew={isNew} />
      <TypeField />
      <ValueField />
      <FormCountField<DiscountForm> name="maxUsage" label={texts.usageLimit} hint={texts.usageLimitHint} />
      <FormCountField<DiscountForm>
        name="maxPerPlayer"
        label={texts.perPlayerLimit}
        hint={texts.perPlayerHint}
      />
      <ExpiryField />
      <VenuesField />
      <Box sx={{ display: 'grid' }}>
        <SwitchField name="isActive" label={texts.isActive} />
        <PromotedField />
      </Box>
    </Box>
  );
}

/** Only a code of every venue can be shown on the home page (ADR 60). */
function PromotedField() {
  const { control } = useFormContext<DiscountForm>();
  const isEverywhere = useWatch({ control, name: 'venueIds' }) === null;
  return (
    <>
      <SwitchField name="isPromoted" label={texts.isPromoted} disabled={!isEverywhere} />
      {isEverywhere ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.promotedHint}
        </Typography>
      )}
    </>
  );
}

function CodeField({ isNew }: DiscountFieldsProps) {
  return (
    <FormTextField<DiscountForm>
      name="code"
      beforeChange={convertToCapitals}
      required
      autoFocus={isNew}
      disabled={!isNew}
      label={texts.code}
      helperText={isNew ? texts.codeHint(codeLimits) : texts.codeFixed}
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

/** The value of a code, in percent or in dollars. */
function ValueField() {
  const { control } = useFormContext<DiscountForm>();
  const isPercentage = useWatch({ control, name: 'type' }) === 'percentage';
  return (
    <FormAmountField<DiscountForm>
      name="value"
      required
      label={texts.value}
      hint=" "
      sign={isPercentage ? '%' : '$'}
    />
  );
}

/** Converts the text of a field to capitals and keeps the position of the caret. */
function convertToCapitals(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.value.toUpperCase();
  field.setSelectionRange(selectionStart, selectionEnd);
}
