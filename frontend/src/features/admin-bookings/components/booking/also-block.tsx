import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { maxBlockReason } from '../../model/block-reason';
import { texts } from '../../texts';

interface AlsoBlockProps {
  /** The typed text; `null` if the hours become free. */
  reason: string | null;
  /** The reason that an empty field stands for. */
  usual: string;
  disabled: boolean;
  onChange: (reason: string | null) => void;
}

/** Asks whether the hours of a cancelled booking stay blocked, for example because it rains. */
export function AlsoBlock({ reason, usual, disabled, onChange }: AlsoBlockProps) {
  const hintId = useId();
  return (
    <Box sx={{ mt: 1.5 }}>
      <FormControlLabel
        label={texts.alsoBlock}
        disabled={disabled}
        control={
          <Switch
            checked={reason !== null}
            onChange={(_event, checked) => onChange(checked ? '' : null)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
      />
      <FormHelperText id={hintId} sx={{ mt: 0 }}>
        {texts.alsoBlockHint}
      </FormHelperText>
      {reason === null ? null : (
        <TextField
          fullWidth
          label={texts.blockReason}
          placeholder={usual}
          value={reason}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
          helperText={texts.whyHint}
          slotProps={{ htmlInput: { maxLength: maxBlockReason }, inputLabel: { shrink: true } }}
          sx={{ mt: 1.5 }}
        />
      )}
    </Box>
  );
}
