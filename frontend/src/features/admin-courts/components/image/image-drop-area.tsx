import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { radius } from '../../../../shared/theme/tokens';
import { imageTypes } from '../../api/open-upload';
import { maxMegabytes } from '../../upload/image-file';
import { texts } from '../../upload/texts';

interface ImageDropAreaProps {
  /** True if the area replaces the element that had the focus. */
  takesFocus: boolean;
  /** Called before the file dialog opens. If it returns false, it has shown the reason. */
  mayPick: () => boolean;
  /** True if several files can be chosen at once. */
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Accepts a dropped file. A click opens the file dialog of the browser. */
export function ImageDropArea(props: ImageDropAreaProps) {
  const { takesFocus, mayPick, multiple = false, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);

  const trackDrag = (event: DragEvent) => {
    event.preventDefault(); // Otherwise the browser opens the file instead of the page.
    setOver(event.type === 'dragenter' || event.type === 'dragover');
  };
  const drop = (event: DragEvent) => {
    trackDrag(event);
    onFiles([...event.dataTransfer.files]);
  };
  const pick = () => {
    if (mayPick()) input.current?.click();
  };
  const drag = { onDragEnter: trackDrag, onDragOver: trackDrag, onDragLeave: trackDrag };

  return (
    <>
      <DropButton ref={area} onClick={pick} {...drag} onDrop={drop} data-over={isOver}>
        <AddPhotoAlternateRounded aria-hidden sx={{ fontSize: 32, color: 'primary.main' }} />
        <Typography component="span" sx={{ fontWeight: 650 }}>
          {isOver ? texts.dropHere : multiple ? texts.dropSeveral : texts.drop}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.accepted(maxMegabytes)}
        </Typography>
      </DropButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        aria-label={multiple ? texts.dropSeveral : texts.drop}
        accept={imageTypes.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = ''; // Allows the same file to be chosen again.
        }}
      />
    </>
  );
}

const DropButton = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  width: '100%',
  padding: '20px 16px',
  textAlign: 'center',
  border: `2px dashed ${theme.vars.palette.control.main}`,
  borderRadius: radius.tile,
  backgroundColor: 'transparent',
  '&[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
  },
  '& *': { pointerEvents: 'none' },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.primary.soft } },
}));
