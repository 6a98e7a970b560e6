import MyLocationRounded from '@mui/icons-material/MyLocationRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from '../../texts';
import type { Search } from '../../use-search';

/**
 * Puts the nearest venues first. If the browser does not give the place of the player, it says why.
 */
export function NearButton({ search: { position, isNear, toggleNear } }: { search: Search }) {
  const { problem, isAsking } = position;
  return (
    <>
      <Button
        variant={isNear ? 'contained' : 'outlined'}
        aria-pressed={isNear}
        aria-busy={isAsking || undefined}
        aria-label={texts.near}
        startIcon={<MyLocationRounded />}
        onClick={toggleNear}
        sx={look}
      >
        <span className="name">{texts.near}</span>
      </Button>
      <Typography role="status" variant="body2" sx={status}>
        {isAsking
          ? texts.locating
          : problem === null
            ? ''
            : problem === 'denied'
              ? texts.denied
              : texts.notLocated}
      </Typography>
    </>
  );
}

/** On a phone only the drawing fits beside the field. */
const look = {
  alignSelf: 'end',
  minWidth: 56,
  height: 52,
  px: { xs: 1.5, sm: 2.5 },
  whiteSpace: 'nowrap',
  '& .name': { display: { xs: 'none', sm: 'inline' } },
  '& .MuiButton-startIcon': { mx: { xs: 0, sm: '-2px 8px 0' }, mr: { xs: 0, sm: 1 } },
} as const;

const status = {
  gridColumn: '1 / -1',
  color: 'text.secondary',
  '&:empty': { display: 'none' },
} as const;
