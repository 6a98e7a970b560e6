import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { radius } from '../../../../shared/theme/tokens';
import { imageTypes } from '../../upload/image-file';
import { texts } from '../../upload/texts';

interface ImageDropAreaProps {
  /** True where it takes the place of what had the focus. */
  takesFocus: boolean;
  /** Asked before the browser's own dialog opens; says itself why not. */
  mayPick: () => boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes a file that is dropped on it, or opens the dialog to pick one. */
export function ImageDropArea({ takesFocus, mayPick, onFiles }: ImageDropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);

  const over = (event: DragEvent) => {
    event.preventDefault(); // the browser would show the file instead of the page
    setOver(event.type === 'dragenter' || event.type === 'dragover');
  };
  const drop = (event: DragEvent) => {
    over(event);
    onFiles([...event.dataTransfer.files]);
  };
  const pick = () => {
    if (mayPick()) input.current?.click();
  };

  return (
    <>
      <ButtonBase
        ref={area}
        onClick={pick}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={over}
        onDrop={drop}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 0.5,
          width: '100%',
          px: 2,
          py: 2.5,
          textAlign: 'center',
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'control.main',
          borderRadius: `${radius.tile}px`,
          bgcolor: isOver ? 'primary.soft' : 'transparent',
          '& *': { pointerEvents: 'none' },
          '@media (hover: hover)': { '&:hover': { bgcolor: 'primary.soft' } },
        }}
      >
        <AddPhotoAlternateRounded aria-hidden sx={{ fontSize: 32, color: 'primary.main' }} />
        <Typography component="span" sx={{ fontWeight: 650 }}>
          {isOver ? texts.dropHere : texts.drop}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.accepted}
        </Typography>
      </ButtonBase>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.drop}
        accept={imageTypes.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = ''; // the same file may be picked again
        }}
      />
    </>
  );
}
