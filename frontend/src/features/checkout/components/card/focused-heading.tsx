import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface FocusedHeadingProps {
  children: string;
  /** True if the heading replaces the element that had the focus, so that the focus is not lost. */
  focused: boolean;
  /** True if only screen readers need it. */
  hidden?: boolean;
}

/** The heading of a payment step. */
export function FocusedHeading({ children, focused, hidden = false }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <Typography
      ref={heading}
      tabIndex={-1}
      variant="h3"
      component="h2"
      className={hidden ? 's-hidden' : undefined}
      sx={{ outline: 'none' }}
    >
      {children}
    </Typography>
  );
}
