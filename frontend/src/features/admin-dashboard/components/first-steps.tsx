import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { may, useOwnRights } from '../../../shared/api/own-rights';
import { useVenueOrFirst } from '../../../shared/api/use-venue-or-first';
import { paths } from '../../../shared/config/paths';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { texts } from '../texts';

/** The screen of each step of a new club, in order. */
const steps = [
  { ...texts.steps.venue, to: paths.adminCourts },
  { ...texts.steps.courts, to: paths.adminCourts },
  { ...texts.steps.sale, to: paths.adminDesk },
];

/** Leads a new club from its venue over its courts to the first sale, for those who may do that. */
export function FirstSteps({ hasCourts }: { hasCourts: boolean }) {
  const rights = useOwnRights();
  const { venue } = useVenueOrFirst('', 'courts.edit');
  if (!rights || !may(rights, 'courts.edit') || venue === undefined) return null;
  const withoutCourts = venue ? 1 : 0;
  const present = hasCourts ? 2 : withoutCourts;
  return (
    <Card component="section" aria-labelledby="first-steps" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="first-steps" variant="h2">
        {texts.steps.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{texts.steps.hint}</Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {steps.map(({ title, hint, action, to }, index) => (
          <Box key={title} component="li" aria-current={index === present ? 'step' : undefined} sx={row}>
            <Mark number={index + 1} isDone={index < present} isPresent={index === present} />
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
              <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>
            </Box>
            {index === present ? (
              <LinkButton to={to} variant="contained">
                {action}
              </LinkButton>
            ) : null}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

interface MarkProps {
  number: number;
  isDone: boolean;
  isPresent: boolean;
}

function Mark({ number, isDone, isPresent }: MarkProps) {
  return (
    <Box sx={{ ...mark, ...(isPresent || isDone ? strong : {}) }}>
      {isDone ? <CheckRounded fontSize="small" titleAccess={texts.steps.done} /> : number}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5 } as const;
const mark = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontWeight: 600,
} as const;
const strong = { bgcolor: 'primary.soft', color: 'primary.onSoft', borderColor: 'transparent' } as const;
