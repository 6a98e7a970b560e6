import { paths } from '../../../shared/config/paths';
import type { Surface } from '../../../shared/ui/court/court-field';
import { Illustration } from '../../../shared/ui/court/illustration';
import { EmptyState } from '../../../shared/ui/screen/empty-state';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { texts } from '../texts';
import { Panel } from './panel';

interface CourtClosedProps {
  court: { id: string; venueId: string; venueName: string; surface: Surface };
}

/** Says that the court takes no bookings, with a link to the other courts of the venue. */
export function CourtClosed({ court }: CourtClosedProps) {
  return (
    <Panel>
      <EmptyState
        title={texts.closedTitle}
        hint={texts.closedHint(court.venueName)}
        art={<Illustration motif="swept" seed={court.id} surface={court.surface} />}
        action={
          <LinkButton to={paths.venue(court.venueId)} variant="contained">
            {texts.seeOtherCourts}
          </LinkButton>
        }
      />
    </Panel>
  );
}
