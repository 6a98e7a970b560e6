import type { ComponentProps } from 'react';
import { LabelledInput } from '../../../shared/ui/form/labelled-input';
import { texts } from './texts';

/** Six digits of an authenticator app. Phones offer the numbers, and the code if they know it. */
export function CodeField(props: Omit<ComponentProps<typeof LabelledInput>, 'label'>) {
  return (
    <LabelledInput
      autoComplete="one-time-code"
      {...props}
      label={texts.code}
      slotProps={{
        input: {
          inputMode: 'numeric',
          maxLength: 7,
          spellCheck: false,
          style: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.18em' },
        },
      }}
    />
  );
}
