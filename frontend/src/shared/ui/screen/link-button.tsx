import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, type LinkProps } from 'react-router-dom';

interface LinkButtonProps extends Omit<ButtonProps, 'href'> {
  to: string;
  state?: LinkProps['state'];
}

/** A link with the look of a button. */
export function LinkButton({ to, ...props }: LinkButtonProps) {
  return <Button component={Link} to={to} {...props} />;
}
