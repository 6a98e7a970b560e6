import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type KeyboardEvent } from 'react';
import type { Photo } from '../../../../model/face-form';
import { isNoneOrImageUrl, venueLimits } from '../../../../model/venue-form';
import { texts } from '../../../../face-texts';

interface PhotoByAddressProps {
  photos: readonly Photo[];
  onAdd: (imageUrl: string) => void;
}

/** Adds a photo that another site serves. */
export function PhotoByAddress({ photos, onAdd }: PhotoByAddressProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = () => {
    const address = typed.trim();
    if (address === '') return;
    if (!isNoneOrImageUrl(address)) return setProblem(texts.addressInvalid);
    if (photos.some(({ imageUrl }) => imageUrl === address)) return setProblem(texts.addressTwice);
    onAdd(address);
    setTyped('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Otherwise the whole form would be saved.
    add();
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      <TextField
        fullWidth
        size="small"
        label={texts.byAddress}
        value={typed}
        error={problem !== null}
        helperText={problem}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
        }}
        onKeyDown={addOnEnter}
        slotProps={{
          htmlInput: {
            maxLength: venueLimits.imageUrl,
            inputMode: 'url',
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
      <Button variant="outlined" size="small" onClick={add} sx={{ flex: 'none', mt: 3.5 }}>
        {texts.addByAddress}
      </Button>
    </Box>
  );
}
