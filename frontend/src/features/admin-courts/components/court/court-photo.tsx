import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { words } from '../../../../shared/texts/words';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { typedCount } from '../../../../shared/model/typed-number';
import type { CourtForm } from '../../model/court-form';
import { problemOfFiles } from '../../upload/image-file';
import { texts } from '../../upload/texts';
import type { useCourtImageUpload } from '../../upload/use-court-image-upload';
import type { Court } from '../../types';
import { ChosenPicture } from '../image/chosen-picture';
import { ImageDropArea } from '../image/image-drop-area';
import { UploadSteps } from '../image/upload-steps';

interface CourtPhotoProps {
  court: Court | null;
  upload: ReturnType<typeof useCourtImageUpload>;
}

/** The photo of a court. Saving the form uploads it. */
export function CourtPhoto({ court, upload }: CourtPhotoProps) {
  const showToast = useToast();
  const [returned, setReturned] = useState(false);
  const count = typedCount(useWatch<CourtForm, 'count'>({ name: 'count' })) ?? 1;
  const { chosen } = upload;
  const take = (files: readonly File[]) => {
    const problem = problemOfFiles(files);
    if (problem) return showToast({ tone: 'error', title: words.error, description: problem });
    if (files[0]) upload.choose(files[0]);
  };
  const cancel = () => {
    upload.cancel();
    setReturned(true);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
        {texts.photo}
      </Typography>
      {count > 1 ? (
        <Typography sx={{ color: 'text.secondary' }}>{texts.photoOfSeveral}</Typography>
      ) : (
        <Box sx={court?.imageUrl || chosen ? withPicture : undefined}>
          {court?.imageUrl || chosen ? <ChosenPicture court={court} chosen={chosen} /> : null}
          {chosen ? (
            <UploadSteps
              chosen={chosen}
              onStart={null}
              onPause={upload.pause}
              onResume={upload.resume}
              onCancel={cancel}
            />
          ) : (
            <ImageDropArea takesFocus={returned} mayPick={() => true} onFiles={take} />
          )}
        </Box>
      )}
    </Box>
  );
}

const withPicture = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
} as const;
