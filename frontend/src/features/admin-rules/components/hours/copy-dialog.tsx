import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { words } from '../../../../shared/texts/words';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { texts } from '../../texts';
import { WEEKDAYS, type Weekday } from '../../types';

const targets = {
  week: WEEKDAYS,
  workdays: WEEKDAYS.slice(0, 5),
  weekend: WEEKDAYS.slice(5),
} as const;

interface CopyDialogProps {
  day: Weekday;
  onCopy: (days: readonly Weekday[]) => void;
  onCloseDay: () => void;
  onClose: () => void;
}

/** Copies the hours of a day to other days, or removes them. */
export function CopyDialog({ day, onCopy, onCloseDay, onClose }: CopyDialogProps) {
  return (
    <DialogFrame
      title={texts.copyOf(texts.weekdays[day])}
      onPhones="sheet"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>
        {(['week', 'workdays', 'weekend'] as const).map((target) => (
          <Button key={target} variant="outlined" onClick={() => onCopy(targets[target])}>
            {texts.copyTo[target]}
          </Button>
        ))}
        <Button color="error" onClick={onCloseDay}>
          {texts.closeDay(texts.weekdays[day])}
        </Button>
      </Box>
    </DialogFrame>
  );
}
