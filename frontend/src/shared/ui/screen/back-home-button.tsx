import { paths } from '../../config/paths';
import { words } from '../../texts/words';
import { LinkButton } from './link-button';

interface BackHomeButtonProps {
  variant?: 'contained' | 'outlined';
}

/** The button "Volver al inicio". */
export function BackHomeButton({ variant = 'contained' }: BackHomeButtonProps) {
  return (
    <LinkButton to={paths.home} variant={variant}>
      {words.backHome}
    </LinkButton>
  );
}
