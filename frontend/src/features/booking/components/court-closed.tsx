import { paths } from '../../../shared/config/paths';
import { EmptyState } from '../../../shared/ui/screen/empty-state';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { texts } from '../texts';
import { Panel } from './panel';

interface CourtClosedProps {
  court: { venueId: string; venueName: string };
}

/** Says that the court takes no bookings, with a link to the other courts of the venue. */
export function CourtClosed({ court }: CourtClosedProps) {
  return (
    <Panel>
      <EmptyState
        title={texts.closedTitle}
        hint={texts.closedHint(court.venueName)}
        action={
          <LinkButton to={paths.venue(court.venueId)} variant="contained">
            {texts.seeOtherCourts}
          </LinkButton>
        }
      />
    </Panel>
  );
}
