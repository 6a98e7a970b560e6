import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import type { SharedBooking, SharedLink } from './own-link-query';
import { texts } from './texts';

const OpenPlacesDialog = lazyComponent(() =>
  import('./open-places-dialog').then((file) => file.OpenPlacesDialog),
);

interface OpenToAnyoneProps extends Pick<ButtonProps, 'size' | 'variant'> {
  booking: SharedBooking;
  link: SharedLink | undefined;
  /** The booking in words, where a screen shows several. */
  of?: string;
}

/** "¿Te falta gente?": opens the dialog in which the organiser opens places to anyone. */
export function OpenToAnyone({ booking, link, of, ...look }: OpenToAnyoneProps) {
  const [isOpen, setIsOpen] = useState(false);
  const places = link?.openPlaces ?? 0;
  const label = places > 0 ? texts.lookingFor(places) : texts.lookForPlayers;
  return (
    <>
      <Button
        {...look}
        aria-label={of === undefined ? undefined : `${label}: ${of}`}
        onPointerEnter={OpenPlacesDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <OpenPlacesDialog booking={booking} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
