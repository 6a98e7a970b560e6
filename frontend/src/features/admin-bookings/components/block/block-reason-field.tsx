import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { maxBlockReason } from '../../model/block-reason';
import { texts } from '../../texts';

interface BlockReasonFieldProps {
  reason: string;
  onChange: (reason: string) => void;
}

/** The reason for a block: typed, or one of the usual ones. */
export function BlockReasonField({ reason, onChange }: BlockReasonFieldProps) {
  return (
    <div>
      <TextField
        fullWidth
        required
        label={texts.why}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
        helperText={texts.whyHint}
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
