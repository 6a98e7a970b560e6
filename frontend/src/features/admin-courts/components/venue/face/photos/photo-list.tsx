import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Photo } from '../../../../model/face-form';
import { movedPhoto } from '../../../../model/photo-order';
import { texts } from '../../../../face-texts';
import { PhotoRow } from './photo-row';
import { usePhotoDrag } from './use-photo-drag';

interface PhotoListProps {
  photos: readonly Photo[];
  onChange: (photos: Photo[]) => void;
  /** Called when the last photo was removed, and the focus has nowhere to stay. */
  onEmpty: () => void;
}

/** The photos in order. They move with the buttons of each, or by dragging. */
export function PhotoList({ photos, onChange, onEmpty }: PhotoListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= photos.length) return;
    flushSync(() => {
      onChange(movedPhoto(photos, from, to));
      setSaid(texts.moved(to + 1, photos.length));
    });
  };
  const remove = (place: number) => {
    flushSync(() => {
      onChange(photos.filter((_photo, other) => other !== place));
      setSaid(texts.removed(photos.length - 1));
    });
    if (photos.length === 1) onEmpty();
    else list.current?.focus();
  };
  const describe = (place: number, alt: string) =>
    onChange(photos.map((photo, other) => (other === place ? { ...photo, alt } : photo)));
  const [dragged, grab] = usePhotoDrag(list, photos, move);

  return (
    <>
      {photos.length > 0 ? (
        <Box
          component="ol"
          ref={list}
          tabIndex={-1}
          aria-label={texts.photoList}
          sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none', '&:focus': { outline: 'none' } }}
        >
          {photos.map((photo, place) => (
            <PhotoRow
              key={photo.imageUrl}
              photo={photo}
              place={place}
              count={photos.length}
              isDragged={photo.imageUrl === dragged}
              onGrab={() => grab(photo.imageUrl)}
              onDescribe={(alt) => describe(place, alt)}
              onMove={(by) => move(place, place + by)}
              onRemove={() => remove(place)}
            />
          ))}
        </Box>
      ) : null}
      <span className="s-hidden" role="status">
        {said}
      </span>
    </>
  );
}
