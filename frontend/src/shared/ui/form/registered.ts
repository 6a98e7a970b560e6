import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * Adapts a field of react-hook-form to MUI's TextField, in which `ref` is the frame and `inputRef`
 * the input.
 */
export function registered<Name extends string>({ ref, ...field }: UseFormRegisterReturn<Name>) {
  return { ...field, inputRef: ref };
}
