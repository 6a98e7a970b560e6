import Box from '@mui/material/Box';
import { radius } from '../../../../shared/theme/tokens';
import { CourtPicture } from '../../../../shared/ui/court/court-picture';
import type { Court } from '../../types';
import { texts } from '../../upload/texts';
import type { ChosenFile } from '../../upload/use-court-image-upload';

interface ChosenPictureProps {
  court: Court | null;
  chosen: ChosenFile | null;
}

/** A preview of the chosen file, or the current image of the court. */
export function ChosenPicture({ court, chosen }: ChosenPictureProps) {
  const imageUrl = chosen?.previewUrl ?? court?.imageUrl ?? null;
  const alt = chosen ? texts.chosenPicture(chosen.file.name) : court ? texts.presentPicture(court.name) : '';
  return (
    <Box
      sx={{
        aspectRatio: '16 / 9',
        width: '100%',
        alignSelf: 'start',
        overflow: 'hidden',
        borderRadius: `${radius.tile}px`,
      }}
    >
      <CourtPicture
        key={imageUrl ?? ''}
        imageUrl={imageUrl}
        seed={court?.id ?? ''}
        surface={court?.surface}
        sizes="280px"
        alt={alt}
      />
    </Box>
  );
}
