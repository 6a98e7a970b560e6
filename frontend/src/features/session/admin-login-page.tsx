import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { court } from '../../shared/theme/tokens';
import { BackLink } from '../../shared/ui/screen/back-link';
import { CourtField, courtSize } from '../../shared/ui/court/court-field';
import { PageTitle } from '../../shared/ui/screen/page-title';
import { adminEntryOf } from './admin-entry';
import { AdminLoginForm } from './admin-login-form';
import { texts } from './texts';

/** `/admin/login` */
export function AdminLoginPage() {
  const entry = adminEntryOf(useLocation().state);
  return (
    <div className="s-wrap">
      <PageTitle>{texts.title}</PageTitle>
      <Box sx={{ maxWidth: 440, mx: 'auto', pt: { xs: 2, md: 6 } }}>
        <BackLink to={paths.home}>{words.backHome}</BackLink>
        <Box
          sx={{
            mt: 1,
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
            bgcolor: 'background.paper',
          }}
        >
          <Baseline />
          <Box sx={{ p: { xs: 2.5, sm: 4 }, pt: { xs: 2.5, sm: 3 } }}>
            <Typography variant="h1">{texts.title}</Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>{texts.hint}</Typography>
            {entry.sessionOver ? (
              <Alert severity="info" sx={{ mb: 2.5 }}>
                {texts.sessionOver}
              </Alert>
            ) : null}
            <AdminLoginForm entry={entry} />
          </Box>
        </Box>
      </Box>
    </div>
  );
}

/** Draws a strip of the court around the net, where the card begins. */
function Baseline() {
  const { length, width } = courtSize;
  return (
    <svg
      viewBox={`${length / 2 - 100} ${width / 2 - 30} 200 52`}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="112"
      style={{ display: 'block', background: court.clay.apron }}
      aria-hidden="true"
    >
      <CourtField surface="clay" night={false} />
    </svg>
  );
}
