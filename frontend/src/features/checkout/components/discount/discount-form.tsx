import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState, type ChangeEvent, type FormEvent } from 'react';
import { ApiError, userMessageOf } from '../../../../shared/api/api-error';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { quoteDiscount, useChangeDiscount } from '../../api/change-discount';
import { texts } from '../../texts';
import type { Booking } from '../../types';
import { useTypedCode } from './typed-code';

interface DiscountFormProps {
  booking: Booking;
  onApplied: () => void;
}

/**
 * The form for a discount code. It writes in capitals and shows below the field why a code is
 * invalid.
 */
export function DiscountForm({ booking, onApplied }: DiscountFormProps) {
  const [code, setCode] = useState('');
  const { apply, isPending, error, reset } = useApplyCode(booking, onApplied);
  const problemId = useId();
  const trimmed = code.trim();
  const { keep } = useTypedCode();
  const forget = useEffectEvent(() => keep(''));
  useEffect(() => () => forget(), []);

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = upperCased(target);
    setCode(typed);
    keep(typed);
    if (error) reset();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed !== '' && !isPending) void apply(trimmed);
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label={texts.discountField}
      onSubmit={handleSubmit}
      sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1, alignItems: 'end' }}
    >
      <TextField
        autoFocus
        label={texts.discountField}
        value={code}
        onChange={handleChange}
        error={error !== null}
        slotProps={{
          htmlInput: {
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            'aria-describedby': problemId,
          },
        }}
      />
      <SubmitButton
        type="submit"
        size="medium"
        pending={isPending}
        disabled={trimmed === ''}
        sx={{ height: 52 }}
      >
        {texts.discountApply}
      </SubmitButton>
      <FormHelperText id={problemId} error sx={{ gridColumn: '1 / -1', minHeight: '1.66em' }}>
        {error ? userMessageOf(error) : ''}
      </FormHelperText>
    </Box>
  );
}

/**
 * Returns a function that applies a code and shows the discount, or why the server refused it. A
 * code that covers everything only waits: using it confirms the booking, which asks for a press.
 */
function useApplyCode(booking: Booking, onApplied: () => void) {
  const showToast = useToast();
  const { setFree } = useTypedCode();
  const { mutateAsync: change } = useChangeDiscount(booking.id);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (code: string) => {
      const quote = await quoteDiscount(booking.id, code);
      if (centsOf(quote.amount) === 0) setFree({ ...quote, code });
      else await change(code);
      return quote;
    },
  });
  const apply = async (code: string) => {
    try {
      const { discountAmount } = await mutateAsync(code);
      onApplied();
      const saved = formatMoney(centsOf(discountAmount));
      showToast({
        tone: 'success',
        title: texts.discountApplied,
        description: texts.discountAppliedHint(saved),
      });
    } catch (refusal) {
      const title = isCodeRefused(refusal) ? texts.discountInvalid : words.error;
      showToast({ tone: 'error', title, description: userMessageOf(refusal) });
    }
  };
  return { apply, isPending, error, reset };
}

/** Writes the text of the field in capitals without moving the caret. */
function upperCased(field: HTMLInputElement): string {
  const { selectionStart, selectionEnd } = field;
  field.value = field.value.toUpperCase();
  field.setSelectionRange(selectionStart, selectionEnd);
  return field.value;
}

function isCodeRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.code?.startsWith('discount_') ?? false);
}
