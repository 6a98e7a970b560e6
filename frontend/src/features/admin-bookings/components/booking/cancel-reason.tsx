import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { words } from '../../../../shared/texts/words';
import { texts } from '../../texts';

interface CancelReasonProps {
  reason: string;
  /** True if the club has to give a reason. */
  needed: boolean;
  isMissing: boolean;
  disabled: boolean;
  inputRef: Ref<HTMLTextAreaElement>;
  onChange: (reason: string) => void;
}

/** The longest reason that the server accepts. */
const maxLength = 1000;

/** Why a booking is cancelled, which the player reads: typed, or one of the usual reasons. */
export function CancelReason({ reason, needed, isMissing, inputRef, ...props }: CancelReasonProps) {
  const { disabled, onChange } = props;
  return (
    <Box sx={{ mb: needed ? 2 : 0 }}>
      <TextField
        fullWidth
        multiline
        rows={needed ? 2 : 3}
        required={needed}
        label={needed ? texts.reasonNeeded : words.optionalReason}
        value={reason}
        disabled={disabled}
        error={isMissing}
        inputRef={inputRef}
        onChange={({ target }) => onChange(target.value)}
        helperText={isMissing ? texts.reasonMissing : texts.reasonHint}
        slotProps={{ htmlInput: { maxLength } }}
      />
      {needed ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {texts.reasonExamples.map((usual) => (
            <Chip
              key={usual}
              label={usual}
              variant="outlined"
              disabled={disabled}
              onClick={() => onChange(usual)}
            />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
