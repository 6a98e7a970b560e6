import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import { LinkButton } from './link-button';
import { outdent } from '../../theme/tokens';

interface BackLinkProps {
  to: string;
  children: string;
}

/** The link back above the title of a screen. Its touch target is 44 px high. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <LinkButton
      to={to}
      variant="text"
      size="small"
      startIcon={<ArrowBackRounded />}
      sx={{ ml: outdent.small, mb: 0.5, color: 'primary.main' }}
    >
      {children}
    </LinkButton>
  );
}
