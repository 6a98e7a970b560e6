import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { BackLink } from '../../../shared/ui/back-link';
import type { Surface } from '../../../shared/ui/court-art';
import { CourtPicture } from '../../../shared/ui/court-picture';
import { PageTitle } from '../../../shared/ui/page-title';
import { texts } from '../texts';

interface CourtHeroProps {
  court: {
    id: string;
    venueId: string;
    venueName: string;
    name: string;
    courtNumber: number;
    surface: Surface;
    imageUrl: string | null;
  };
}

/** Which court this is, with the ways back to the home page and to its venue. */
export function CourtHero({ court }: CourtHeroProps) {
  return (
    <Box component="header" sx={{ pt: { xs: 1, md: 2.5 }, pb: { xs: 2, md: 3 } }}>
      <PageTitle>{texts.tabTitle(court.courtNumber)}</PageTitle>
      <BackLink to={paths.home}>{texts.backHome}</BackLink>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1.75, md: 3 } }}>
        <Box sx={pictureFrame}>
          <CourtPicture
            imageUrl={court.imageUrl}
            seed={court.id}
            surface={court.surface}
            alt={texts.courtPicture(court.courtNumber, court.name)}
            first
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1">{texts.title(court.courtNumber, court.name)}</Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
            {texts.surface[court.surface]}
            {' · '}
            <Link component={RouterLink} to={paths.venue(court.venueId)}>
              {court.venueName}
            </Link>
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

const pictureFrame = {
  flex: 'none',
  width: { xs: 112, md: 208 },
  height: { xs: 76, md: 124 },
  borderRadius: 1.25,
  overflow: 'hidden',
} as const;
