import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface FocusedHeadingProps {
  children: string;
  /** True where it takes the place of what the person has just used, so that the focus does not fall off the page. */
  focused: boolean;
}

/** The heading of a step of the payment. */
export function FocusedHeading({ children, focused }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
      {children}
    </Typography>
  );
}
