import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { words } from '../../../../shared/texts/words';
import { texts } from '../../texts';
import type { Court } from '../../types';

interface CourtsFieldProps {
  courts: readonly Court[];
  /** Null means every court. */
  chosen: readonly string[] | null;
  onChange: (chosen: readonly string[] | null) => void;
}

/** The courts of a price. All of them means also those that are built later. */
export function CourtsField({ courts, chosen, onChange }: CourtsFieldProps) {
  const toggle = (id: string) => {
    const before = chosen ?? [];
    const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
    onChange(after.length === 0 ? null : after);
  };
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {texts.courts}
      </Box>
      <Box sx={{ display: 'grid', maxHeight: 220, overflowY: 'auto' }}>
        <FormControlLabel
          control={<Checkbox checked={chosen === null} onChange={() => onChange(null)} />}
          label={texts.allCourts}
        />
        {courts.map(({ id, courtNumber, name }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox checked={chosen?.includes(id) ?? false} onChange={() => toggle(id)} />}
            label={words.courtTitle(courtNumber, name)}
          />
        ))}
      </Box>
    </Box>
  );
}
