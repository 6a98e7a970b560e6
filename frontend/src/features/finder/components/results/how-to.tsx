import Typography from '@mui/material/Typography';
import { texts } from '../../texts';

/** Says above the hours what a tap on one of them does. */
export function HowTo() {
  return <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{texts.howTo}</Typography>;
}
