import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { maxBlockReason } from '../../model/block-reason';
import { texts } from '../../texts';

interface BlockReasonFieldProps {
  reason: string;
  /** True after an attempt to block without a reason. */
  isMissing: boolean;
  ref: Ref<HTMLInputElement>;
  onChange: (reason: string) => void;
}

/** The reason for a block: typed, or one of the usual ones. */
export function BlockReasonField({ reason, isMissing, ref, onChange }: BlockReasonFieldProps) {
  return (
    <div>
      <TextField
        fullWidth
        required
        label={texts.why}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
        inputRef={ref}
        error={isMissing}
        helperText={isMissing ? texts.whyMissing : texts.whyHint}
        slotProps={{ htmlInput: { maxLength: maxBlockReason } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {texts.reasons.map((usual) => (
          <Chip key={usual} label={usual} variant="outlined" onClick={() => onChange(usual)} />
        ))}
      </Box>
    </div>
  );
}
