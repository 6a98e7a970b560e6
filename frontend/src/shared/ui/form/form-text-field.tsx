import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useFormContext, type FieldValues, type Path } from 'react-hook-form';
import { registered } from './registered';

type FormTextFieldProps<Form extends FieldValues> = Omit<TextFieldProps, 'name' | 'error' | 'onChange'> & {
  name: Path<Form>;
  /** Called before the form reads a changed text, for example to convert it to capitals. */
  beforeChange?: (field: HTMLInputElement | HTMLTextAreaElement) => void;
};

/** A text field of the surrounding form. It shows its error instead of the helper text. */
export function FormTextField<Form extends FieldValues>(props: FormTextFieldProps<Form>) {
  const { name, helperText, beforeChange, ...rest } = props;
  const { register, getFieldState, formState } = useFormContext<Form>();
  const { error } = getFieldState(name, formState);
  const field = registered(register(name));
  return (
    <TextField
      {...field}
      onChange={(event) => {
        beforeChange?.(event.target);
        return field.onChange(event);
      }}
      fullWidth
      {...rest}
      error={Boolean(error)}
      helperText={error?.message ?? helperText}
    />
  );
}
