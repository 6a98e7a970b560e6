import type { UseFormRegisterReturn } from 'react-hook-form';

/** A field of react-hook-form in the words of MUI's TextField, whose `ref` is its frame and `inputRef` the input. */
export function registered<Name extends string>({ ref, ...field }: UseFormRegisterReturn<Name>) {
  return { ...field, inputRef: ref };
}
