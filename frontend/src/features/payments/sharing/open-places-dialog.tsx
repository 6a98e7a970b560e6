import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { words } from '../../../shared/texts/words';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { DialogFrame } from '../../../shared/ui/dialog/dialog-frame';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';
import { placesToOpen, priceForStrangers } from './open-places';
import { openTexts as texts } from './open-texts';
import { ownLinkQuery, type SharedBooking, type SharedLink } from './own-link-query';
import { useOpenPlaces } from './use-open-places';

interface OpenPlacesDialogProps {
  booking: SharedBooking;
  onClose: () => void;
}

/** Lets the organiser open free places of a game to anyone, or close them again ("falta uno"). */
export function OpenPlacesDialog({ booking, onClose }: OpenPlacesDialogProps) {
  const { data: link, error, isFetching, refetch } = useQuery(ownLinkQuery(booking));
  if (link) return <Choice booking={booking} link={link} onClose={onClose} />;
  const close = (
    <Button variant="outlined" onClick={onClose}>
      {words.close}
    </Button>
  );
  return (
    <DialogFrame title={texts.title} onClose={onClose} actions={close}>
      {error ? (
        <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingRegion>
          <SkeletonRows count={3} height={56} />
        </LoadingRegion>
      )}
    </DialogFrame>
  );
}

function Choice({ booking, link, onClose }: OpenPlacesDialogProps & { link: SharedLink }) {
  const choices = placesToOpen(link);
  const [chosen, setChosen] = useState(link.openPlaces || 1);
  const places = Math.min(chosen, choices);
  const opening = useOpenPlaces(booking, onClose);
  const isOpen = link.openPlaces > 0;
  return (
    <DialogFrame
      title={texts.title}
      busy={opening.isPending}
      error={opening.error ? userMessageOf(opening.error) : null}
      onClose={onClose}
      actions={
        <>
          {isOpen ? (
            <Button color="error" disabled={opening.isPending} onClick={() => opening.mutate(0)}>
              {texts.stop}
            </Button>
          ) : null}
          <Button variant="outlined" disabled={opening.isPending} onClick={onClose}>
            {words.close}
          </Button>
          <SubmitButton
            size="medium"
            pending={opening.isPending}
            disabled={choices === 0 || places === link.openPlaces}
            onClick={() => opening.mutate(places)}
          >
            {texts.open(places)}
          </SubmitButton>
        </>
      }
    >
      <Typography>{texts.explanation(priceForStrangers(link, places))}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>{texts.privacy}</Typography>
      {choices === 0 ? (
        <Typography sx={{ mt: 2, fontWeight: 600 }}>{texts.nothingFree}</Typography>
      ) : (
        <HowMany choices={choices} places={places} onChoose={setChosen} />
      )}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: isOpen ? 2 : 0 }}>
        {isOpen ? texts.openNow(link.openPlaces) : ''}
      </Typography>
    </DialogFrame>
  );
}

interface HowManyProps {
  /** How many places can be opened at most. */
  choices: number;
  places: number;
  onChoose: (places: number) => void;
}

function HowMany({ choices, places, onChoose }: HowManyProps) {
  const labelId = useId();
  return (
    <>
      <Typography id={labelId} variant="subtitle2" sx={{ mt: 2.5, mb: 1 }}>
        {texts.howMany}
      </Typography>
      <Box role="group" aria-labelledby={labelId} sx={{ display: 'flex', gap: 1 }}>
        {Array.from({ length: choices }, (_, index) => index + 1).map((count) => (
          <Button
            key={count}
            variant={count === places ? 'contained' : 'outlined'}
            aria-pressed={count === places}
            onClick={() => onChoose(count)}
          >
            {count}
          </Button>
        ))}
      </Box>
    </>
  );
}
