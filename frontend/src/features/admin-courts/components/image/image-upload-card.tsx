import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { words } from '../../../../shared/texts/words';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { LatePart } from '../../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { problemOfFiles } from '../../upload/image-file';
import { texts } from '../../upload/texts';
import { useCourtImageUpload } from '../../upload/use-court-image-upload';
import type { Court, Venue } from '../../types';
import { ChosenPicture } from './chosen-picture';
import { CourtSelect } from './court-select';
import { ImageDropArea } from './image-drop-area';

const UploadSteps = lazyComponent(() => import('./upload-steps').then((file) => file.UploadSteps));

interface ImageUploadCardProps {
  /** The venue that is chosen at first; null if the search finds none. */
  firstVenue: Venue | null;
}

/** Uploads an image for a court: choose the court, then drop or choose one file. */
export function ImageUploadCard({ firstVenue }: ImageUploadCardProps) {
  const titleId = useId();
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: 3, p: { xs: 2, sm: 3 }, overflow: 'visible' }}
    >
      <Typography id={titleId} component="h2" variant="h2">
        {texts.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5 }}>{texts.subtitle}</Typography>
      <Upload firstVenue={firstVenue} />
    </Card>
  );
}

function Upload({ firstVenue }: ImageUploadCardProps) {
  const showToast = useToast();
  const [court, setCourt] = useState<Court | null>(null);
  const [returned, setReturned] = useState(false);
  const upload = useCourtImageUpload({
    onComplete: () => showToast({ tone: 'success', title: texts.updated }),
  });
  const { chosen } = upload;

  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    if (!court) return showToast({ tone: 'error', title: texts.chooseCourtFirst });
    const problem = problemOfFiles(files);
    if (problem) return showToast({ tone: 'error', title: words.error, description: problem });
    upload.choose(file);
  };
  const cancel = () => {
    upload.cancel();
    setReturned(true);
  };
  const mayPick = () => {
    if (!court)
      showToast({ tone: 'error', title: texts.chooseCourtTitle, description: texts.chooseCourtHint });
    return court !== null;
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '280px minmax(0, 1fr)' },
      }}
    >
      <ChosenPicture court={court} chosen={chosen} />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <CourtSelect firstVenue={firstVenue} court={court} locked={chosen !== null} onChange={setCourt} />
        {chosen ? (
          <LatePart>
            <UploadSteps
              chosen={chosen}
              onStart={() => void upload.start(court?.id ?? '')}
              onPause={upload.pause}
              onResume={upload.resume}
              onCancel={cancel}
            />
          </LatePart>
        ) : (
          <ImageDropArea takesFocus={returned} mayPick={mayPick} onFiles={take} />
        )}
      </Box>
    </Box>
  );
}
