import { useController, type FieldValues, type Path } from 'react-hook-form';
import { AmountField, CountField, type AmountFieldProps, type CountFieldProps } from './number-field';

type OfForm<Props, Form extends FieldValues> = Omit<
  Props,
  'value' | 'problem' | 'inputRef' | 'onChange' | 'onBlur'
> & { name: Path<Form> };

/** An amount of the surrounding form. It shows its error instead of the hint. */
export function FormAmountField<Form extends FieldValues>({
  name,
  ...props
}: OfForm<AmountFieldProps, Form>) {
  return <AmountField {...props} {...useNumber<Form>(name)} />;
}

/** A whole number of the surrounding form. It shows its error instead of the hint. */
export function FormCountField<Form extends FieldValues>({ name, ...props }: OfForm<CountFieldProps, Form>) {
  return <CountField {...props} {...useNumber<Form>(name)} />;
}

function useNumber<Form extends FieldValues>(name: Path<Form>) {
  const { field, fieldState } = useController<Form>({ name });
  const { value, ref: inputRef, onChange, onBlur } = field;
  return { value: String(value), problem: fieldState.error?.message, inputRef, onChange, onBlur };
}
