import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import Button from '@mui/material/Button';
import { startTransition, useState } from 'react';
import { useVenueTime } from '../../../shared/model/use-venue-time';
import { waitableStarts } from '../../../shared/model/waitable-starts';
import { LatePart } from '../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import type { JoinDialogProps } from './join-dialog';
import { outdent } from '../../../shared/theme/tokens';

const JoinDialog = lazyComponent(() => import('./join-dialog').then((file) => file.JoinDialog));

/** The texts of the dialog come with its code. */
const join = 'Avísame si se libera';

type OfferedWish = Omit<JoinDialogProps, 'onClose'>;

interface JoinOfferProps extends OfferedWish {
  /** The time zone of the venue. */
  timeZone: string;
}

/**
 * Opens the dialog with which a player waits for one of the taken hours of a day. It shows nothing
 * if there is none, and an open dialog keeps the hours that it was opened with.
 */
export function JoinOffer({ timeZone, ...wish }: JoinOfferProps) {
  const [opened, setOpened] = useState<OfferedWish | null>(null);
  const starts = waitableStarts(wish.starts, wish.date, useVenueTime(timeZone));
  return (
    <>
      {starts.length > 0 ? (
        <Button
          size="small"
          startIcon={<NotificationsActiveRounded />}
          sx={{ ml: outdent.smallWithIcon }}
          onPointerEnter={JoinDialog.preload}
          onFocus={JoinDialog.preload}
          onClick={() => startTransition(() => setOpened({ ...wish, starts }))}
        >
          {join}
        </Button>
      ) : null}
      {opened ? (
        <LatePart>
          <JoinDialog {...opened} onClose={() => setOpened(null)} />
        </LatePart>
      ) : null}
    </>
  );
}
