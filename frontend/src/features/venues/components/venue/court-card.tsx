import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { courtKeys } from '../../../../shared/api/keys';
import { paths } from '../../../../shared/config/paths';
import type { FreeHour } from '../../../../shared/model/venue-day';
import type { VenueRules } from '../../../../shared/model/venue-rules';
import { courtFacts } from '../../../../shared/texts/court-facts';
import { words } from '../../../../shared/texts/words';
import { pressedCard, pressing } from '../../../../shared/theme/motion';
import { CourtPicture } from '../../../../shared/ui/court/court-picture';
import { Morph } from '../../../../shared/ui/motion/morph';
import { usePagePreload } from '../../../../shared/ui/screen/page-preload';
import { StatusChip } from '../../../../shared/ui/figures/status-chip';
import { texts } from './texts';
import type { Court } from '../../types';
import type { NextHours as Hours } from '../../use-next-hours';
import { NextHours } from './next-hours';

interface CourtCardProps {
  court: Court;
  hours: Hours;
  rules: VenueRules;
  /** Called with a tapped hour. */
  onChoose: (courtId: string, courtNumber: number, hour: FreeHour) => void;
}

/** A court to choose. A court that is not available is dimmed and has no link. */
export function CourtCard({ court, hours, rules, onChoose }: CourtCardProps) {
  const queryClient = useQueryClient();
  const available = court.status === 'available';
  /** The booking screen then shows the court at once, and fetches it all the same. */
  const remember = () =>
    queryClient.setQueryData(courtKeys.detail(court.id), (known?: Court) => known ?? court, { updatedAt: 0 });
  return (
    <Card
      component="li"
      onPointerEnter={remember}
      onFocus={remember}
      sx={[layout, available ? choosable : unavailable]}
    >
      <Morph of={court.id} part="picture">
        <Box className="picture">
          <CourtPicture
            imageUrl={court.imageUrl}
            seed={court.id}
            surface={court.surface}
            sizes="(min-width: 600px) 360px, 220px"
          />
        </Box>
      </Morph>
      <Box sx={facts}>
        <Typography variant="figure" aria-hidden sx={{ gridArea: 'number', fontSize: '2.25rem' }}>
          {court.courtNumber}
        </Typography>
        <Box sx={{ gridArea: 'name', minWidth: 0 }}>
          <Morph of={court.id} part="title">
            <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
              {available ? <CourtLink court={court} /> : <CourtName court={court} />}
            </Typography>
          </Morph>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {courtFacts(court)}
          </Typography>
        </Box>
        <Box sx={{ gridArea: 'status' }}>
          <StatusChip tone={available ? 'success' : 'neutral'}>
            {available ? texts.available : texts.occupied}
          </StatusChip>
        </Box>
      </Box>
      <Box sx={{ gridColumn: '1 / -1', px: 2, pt: { xs: 1.25, sm: 0 }, pb: 2 }}>
        {available ? (
          <NextHours court={court} hours={hours} rules={rules} onChoose={onChoose} />
        ) : (
          <Typography variant="body2">{texts.inMaintenance}</Typography>
        )}
      </Box>
    </Card>
  );
}

function CourtLink({ court }: { court: Court }) {
  const address = paths.booking(court.id);
  const preload = usePagePreload(address);
  return (
    <StretchedLink to={address} {...preload}>
      <CourtName court={court} />
    </StretchedLink>
  );
}

function CourtName({ court }: { court: Court }) {
  return (
    <>
      <span className="s-hidden">{words.court(court.courtNumber)}: </span>
      {court.name}
    </>
  );
}

const StretchedLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

const layout = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: '118px 1fr', sm: '1fr' },
  '@media (max-width: 300px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .picture': { aspectRatio: { sm: '16 / 8' }, minHeight: { xs: 124, sm: 0 }, overflow: 'hidden' },
} as const;

const facts = {
  display: 'grid',
  gridTemplateAreas: { xs: '"number name" "number status"', sm: '"number name status"' },
  gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto' },
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 1.75,
  rowGap: 1,
  px: 2,
  pt: 1.75,
  pb: { xs: 1.75, sm: 1.25 },
} as const;

const choosable = {
  transition: `border-color 150ms, ${pressing}`,
  '&:hover': { borderColor: 'primary.main' },
  ...pressedCard,
  '&:has(a:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const unavailable = {
  bgcolor: 'background.default',
  color: 'text.secondary',
  '& .picture': { filter: 'grayscale(0.85)', opacity: 0.5 },
} as const;
