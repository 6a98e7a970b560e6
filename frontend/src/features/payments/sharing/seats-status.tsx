import Typography from '@mui/material/Typography';
import { freePlaces } from './seats';
import { texts } from './texts';
import type { SharedLink } from './own-link-query';

interface SeatsStatusProps {
  link: SharedLink;
}

/** "Pagaron 2 de 4. Alguien está pagando ahora. Queda 1 lugar." Screen readers announce changes. */
export function SeatsStatus({ link }: SeatsStatusProps) {
  const { currentParticipants, pendingParticipants, maxParticipants, restHeldUntil } = link;
  const free = freePlaces(link);
  const parts = [
    texts.paidPlaces(currentParticipants, maxParticipants),
    restHeldUntil !== null ? texts.restBeingPaid : pendingParticipants > 0 ? pendingText(link) : null,
    free > 0 ? texts.freePlaces(free) : null,
  ];
  return (
    <Typography role="status" variant="subtitle2">
      {parts.filter((part) => part !== null).join(' ')}
    </Typography>
  );
}

function pendingText({ pendingParticipants, yourShare, places }: SharedLink): string {
  const own = places.filter(({ status, isYours }) => status === 'reserved' && isYours).length;
  return yourShare === 'reserved'
    ? texts.youArePaying(pendingParticipants - Math.max(own, 1))
    : texts.pendingPlaces(pendingParticipants);
}
