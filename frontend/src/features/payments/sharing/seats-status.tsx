import Typography from '@mui/material/Typography';
import { freePlaces } from './seats';
import { texts } from './texts';
import type { SharedLink } from './own-link-query';

interface SeatsStatusProps {
  link: SharedLink;
}

/** "2 de 4 pagaron, 1 se está pagando, 1 lugar libre". Screen readers announce every change. */
export function SeatsStatus({ link }: SeatsStatusProps) {
  const { currentParticipants, pendingParticipants, maxParticipants } = link;
  const free = freePlaces(link);
  const parts = [
    texts.paidPlaces(currentParticipants, maxParticipants),
    pendingParticipants > 0 ? texts.pendingPlaces(pendingParticipants) : null,
    free > 0 ? texts.freePlaces(free) : null,
  ];
  return (
    <Typography role="status" variant="subtitle2">
      {parts.filter((part) => part !== null).join(', ')}
    </Typography>
  );
}
