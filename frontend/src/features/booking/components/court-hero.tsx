import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { components } from '../../../shared/api/schema';
import { paths } from '../../../shared/config/paths';
import { courtFacts } from '../../../shared/texts/court-facts';
import { words } from '../../../shared/texts/words';
import { BackLink } from '../../../shared/ui/screen/back-link';
import { CourtPicture } from '../../../shared/ui/court/court-picture';
import { Morph } from '../../../shared/ui/motion/morph';
import { PageTitle } from '../../../shared/ui/screen/page-title';
import { useSlow } from '../../../shared/ui/late/use-slow';
import { texts } from '../texts';

type Court = components['schemas']['CourtBody'];

interface CourtHeroProps {
  /** Null while the court is loading. The heading and the links back are visible from the start. */
  court: Court | null;
}

/** Shows the court, with links back to the home page and to its venue. */
export function CourtHero({ court }: CourtHeroProps) {
  return (
    <Box component="header" sx={{ pt: { xs: 1, md: 2.5 }, pb: { xs: 2, md: 3 } }}>
      <PageTitle>{court ? texts.tabTitle(court.courtNumber) : texts.bookCourt}</PageTitle>
      <BackLink to={paths.home}>{words.backHome}</BackLink>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1.75, md: 3 } }}>
        {court ? <Picture court={court} /> : <Box sx={pictureFrame} />}
        <Box sx={{ minWidth: 0, flex: '1 1 150px' }}>
          {court ? (
            <Morph of={court.id} part="title">
              <Typography variant="h1">{words.courtName(court.courtNumber, court.name)}</Typography>
            </Morph>
          ) : (
            <Typography variant="h1">
              <TextSkeleton width={300} words={texts.bookCourt} />
            </Typography>
          )}
          <Typography component="div" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {court ? <Surroundings court={court} /> : <TextSkeleton width={190} />}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

function Picture({ court }: { court: Court }) {
  const alt = texts.courtPicture(court.courtNumber, court.name);
  return (
    <Morph of={court.id} part="picture">
      <Box sx={pictureFrame}>
        <CourtPicture
          imageUrl={court.imageUrl}
          seed={court.id}
          surface={court.surface}
          alt={alt}
          sizes="(min-width: 900px) 220px, 135px"
          first
        />
      </Box>
    </Morph>
  );
}

function Surroundings({ court }: { court: Court }) {
  return (
    <>
      {courtFacts(court)}
      {' · '}
      <Link component={RouterLink} to={paths.venue(court.venueId)}>
        {court.venueName}
      </Link>
    </>
  );
}

interface TextSkeletonProps {
  width: number;
  /** The words that a screen reader announces while the name is loading. */
  words?: string;
}

function TextSkeleton({ width, words }: TextSkeletonProps) {
  const slow = useSlow(true, 150);
  return (
    <>
      {words ? <span className="s-hidden">{words}</span> : null}
      <Skeleton
        component="span"
        aria-hidden
        sx={{ width: `min(100%, ${width}px)`, visibility: slow ? 'visible' : 'hidden' }}
      />
    </>
  );
}

const pictureFrame = {
  flex: 'none',
  width: { xs: 112, md: 208 },
  height: { xs: 76, md: 124 },
  borderRadius: 1.25,
  overflow: 'hidden',
  bgcolor: 'bone.main',
} as const;
