import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { CountField } from '../../../../shared/ui/form/number-field';
import { longest, type TypedTransfer } from '../../model/transfer';
import { fieldGrid } from '../fields/field-grid';
import { texts } from '../../transfer-texts';

interface TransferFieldsProps {
  typed: TypedTransfer;
  problem: string | undefined;
  onChange: (change: Partial<TypedTransfer>) => void;
}

/** The account of the venue, as players read it, and the hours that a transfer may take. */
export function TransferFields({ typed, problem, onChange }: TransferFieldsProps) {
  const field = (name: keyof typeof longest, hint?: string) => (
    <TextField
      fullWidth
      required={name !== 'note'}
      label={texts[name]}
      helperText={hint}
      value={typed[name]}
      error={problem !== undefined && name !== 'note' && typed[name].trim() === ''}
      onChange={(event) => onChange({ [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: longest[name], autoComplete: 'off' } }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      <Box sx={fieldGrid}>
        {field('holder')}
        {field('bank')}
        {field('number')}
        {field('note', texts.noteHint)}
        <CountField
          required
          label={texts.hours}
          unit={texts.hoursUnit}
          hint={texts.hoursHint}
          value={typed.hours}
          problem={problem === undefined ? undefined : ''}
          onChange={(hours) => onChange({ hours })}
        />
      </Box>
      {problem === undefined ? null : (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}
