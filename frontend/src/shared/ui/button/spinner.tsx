import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

interface SpinnerProps {
  size: number;
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A turning ring in the colour of the text. MUI's weighs 1 kB, which every visit would load. */
export function Spinner({ size }: SpinnerProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        width: size,
        height: size,
        border: `${Math.round(size / 9)}px solid currentColor`,
        borderRightColor: 'transparent',
        borderRadius: '50%',
        animation: `${turn} 900ms linear infinite`,
      }}
    />
  );
}
