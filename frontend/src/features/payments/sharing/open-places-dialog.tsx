import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { words } from '../../../shared/texts/words';
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
  const titleId = useId();
  const { data: link, error, isFetching, refetch } = useQuery(ownLinkQuery(booking));
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      {link ? (
        <Choice booking={booking} link={link} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            {error ? (
              <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />
            ) : (
              <LoadingRegion>
                <SkeletonRows count={3} height={56} />
              </LoadingRegion>
            )}
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={onClose}>
              {words.close}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function Choice({ booking, link, onClose }: OpenPlacesDialogProps & { link: SharedLink }) {
  const labelId = useId();
  const choices = placesToOpen(link);
  const [chosen, setChosen] = useState(link.openPlaces || 1);
  const places = Math.min(chosen, choices);
  const opening = useOpenPlaces(booking, onClose);
  return (
    <>
      <DialogContent>
        <Typography>{texts.explanation(priceForStrangers(link, places))}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{texts.privacy}</Typography>
        {choices === 0 ? (
          <Typography sx={{ mt: 2, fontWeight: 600 }}>{texts.nothingFree}</Typography>
        ) : (
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
                  onClick={() => setChosen(count)}
                >
                  {count}
                </Button>
              ))}
            </Box>
          </>
        )}
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 2, minHeight: '1.5em' }}>
          {link.openPlaces > 0 ? texts.openNow(link.openPlaces) : ''}
        </Typography>
      </DialogContent>
      <DialogActions>
        {link.openPlaces > 0 ? (
          <Button color="error" disabled={opening.isPending} onClick={() => opening.mutate(0)}>
            {texts.stop}
          </Button>
        ) : null}
        <Button variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
        <Button
          variant="contained"
          loading={opening.isPending}
          disabled={choices === 0 || places === link.openPlaces}
          onClick={() => opening.mutate(places)}
        >
          {texts.open(places)}
        </Button>
      </DialogActions>
    </>
  );
}
