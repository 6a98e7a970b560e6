import { useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import { words } from '../../../../../../shared/texts/words';
import { useToast } from '../../../../../../shared/ui/toast/toast-context';
import { faceLimits } from '../../../../model/face-form';
import type { VenueForm } from '../../../../model/venue-form';
import { problemOf } from '../../../../upload/image-file';
import { usePhotoUploads } from '../../../../upload/use-photo-uploads';
import { ImageDropArea } from '../../../image/image-drop-area';
import { texts } from '../../../../face-texts';
import { PhotoByAddress } from './photo-by-address';
import { PhotoList } from './photo-list';
import { UploadRow } from './upload-row';

/** The photos of a venue: added, described, put in order and removed. Saved with the form. */
export function PhotoFields({ venueId }: { venueId: string }) {
  const showToast = useToast();
  const { getValues, setValue, clearErrors, getFieldState, formState } = useFormContext<VenueForm>();
  const { field } = useController<VenueForm, 'photos'>({ name: 'photos' });
  const photos = field.value;
  const [removedLast, setRemovedLast] = useState(false);
  // Two uploads may end before the next render.
  const add = (imageUrl: string) => field.onChange([...getValues('photos'), { imageUrl, alt: '' }]);
  const { uploads, start, remove, retry } = usePhotoUploads(venueId, add);
  const running = uploads.length;
  useEffect(() => {
    setValue('uploads', running);
    if (running === 0) clearErrors('uploads');
  }, [running, setValue, clearErrors]);
  const { error } = getFieldState('uploads', formState);
  const free = faceLimits.photos - photos.length - running;

  const take = (files: readonly File[]) => {
    const problem =
      files.length > free
        ? texts.tooMany(faceLimits.photos)
        : files.map(problemOf).find((found) => found !== null);
    if (problem) return showToast({ tone: 'error', title: words.error, description: problem });
    start(files);
  };

  return (
    <>
      <PhotoList photos={photos} onChange={field.onChange} onEmpty={() => setRemovedLast(true)} />
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => retry(upload.id)}
          onRemove={() => remove(upload.id)}
        />
      ))}
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {free > 0 ? (
        <>
          <ImageDropArea multiple takesFocus={removedLast} mayPick={() => true} onFiles={take} />
          <PhotoByAddress photos={photos} onAdd={add} />
        </>
      ) : (
        <Alert severity="info">{texts.full(faceLimits.photos)}</Alert>
      )}
    </>
  );
}
