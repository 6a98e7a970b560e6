import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { radius } from '../../../../../../shared/theme/tokens';
import { CourtPicture } from '../../../../../../shared/ui/court/court-picture';
import { faceLimits, type Photo } from '../../../../model/face-form';
import { texts } from '../../../../face-texts';

interface PhotoRowProps {
  photo: Photo;
  /** The place in the list, from 0. */
  place: number;
  count: number;
  isDragged: boolean;
  /** Called when the pointer takes hold of the photo. */
  onGrab: () => void;
  onDescribe: (alt: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One photo with its description, and the buttons that move and remove it. */
export function PhotoRow({ photo, place, count, isDragged, ...does }: PhotoRowProps) {
  const { onGrab, onDescribe, onMove, onRemove } = does;
  const grab = (event: PointerEvent) => {
    event.preventDefault(); // Otherwise the browser selects text or drags the picture itself.
    onGrab();
  };
  return (
    <Box
      component="li"
      aria-label={texts.photo(place + 1, count)}
      sx={[row, isDragged && { bgcolor: 'primary.soft' }]}
    >
      <Box sx={thumbnail} title={texts.drag} onPointerDown={grab}>
        <CourtPicture imageUrl={photo.imageUrl} seed={photo.imageUrl} sizes="112px" />
        <DragIndicatorRounded aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <TextField
          fullWidth
          size="small"
          label={texts.alt}
          helperText={place === 0 ? texts.altHint : undefined}
          value={photo.alt}
          onChange={({ target }) => onDescribe(target.value)}
          slotProps={{ htmlInput: { maxLength: faceLimits.alt, autoComplete: 'off' } }}
        />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.5 }}>
          <MoveButton label={texts.earlier(place + 1)} isOff={place === 0} onMove={() => onMove(-1)}>
            <ArrowUpwardRounded />
          </MoveButton>
          <MoveButton label={texts.later(place + 1)} isOff={place === count - 1} onMove={() => onMove(1)}>
            <ArrowDownwardRounded />
          </MoveButton>
          <IconButton
            aria-label={texts.removePhoto(place + 1)}
            onClick={onRemove}
            sx={{ color: 'error.main' }}
          >
            <DeleteOutlineRounded />
          </IconButton>
          {place === 0 ? (
            <Typography variant="body2" sx={{ ml: 'auto', fontWeight: 650 }}>
              {texts.cover}
            </Typography>
          ) : null}
        </Box>
      </Box>
    </Box>
  );
}

interface MoveButtonProps {
  label: string;
  isOff: boolean;
  onMove: () => void;
  children: ReactNode;
}

/** Stays focusable at the end of the list, and keeps the focus when its row moves. */
function MoveButton({ label, isOff, onMove, children }: MoveButtonProps) {
  const move = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isOff) return;
    onMove();
    currentTarget.focus();
  };
  return (
    <IconButton aria-label={label} aria-disabled={isOff} onClick={move} sx={isOff ? { opacity: 0.38 } : {}}>
      {children}
    </IconButton>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '88px minmax(0, 1fr)', sm: '112px minmax(0, 1fr)' },
  gap: 1.5,
  alignItems: 'start',
  borderRadius: `${radius.tile}px`,
} as const;

const thumbnail = {
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: `${radius.tile}px`,
  cursor: 'grab',
  touchAction: 'none',
  '& img': { pointerEvents: 'none' },
  '& > svg': {
    position: 'absolute',
    left: 4,
    top: 4,
    borderRadius: 1,
    bgcolor: 'background.paper',
    color: 'text.primary',
  },
} as const;
