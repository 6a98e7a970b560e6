import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { useBackHere } from '../../shared/model/back-here';
import { texts } from './entrance-texts';
import { sessionQuery } from '../../shared/api/own-session';

/** Says to a guest without bookings where those of another device are. */
export function EntranceHint() {
  const { data: session } = useQuery({ ...sessionQuery(), meta: { inBrowserOnly: true } });
  const backHere = useBackHere();
  if (!session?.isGuest) return null;
  return (
    <Typography sx={{ mt: 2 }}>
      {texts.elsewhere}{' '}
      <Link component={RouterLink} to={paths.account} state={backHere}>
        {texts.enter}
      </Link>
    </Typography>
  );
}
