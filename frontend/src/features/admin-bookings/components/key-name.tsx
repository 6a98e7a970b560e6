import Box from '@mui/material/Box';
import type { FunctionKey } from '../use-function-key';

/** The name of a key beside what it does, where a keyboard is likely: a mouse and a wide window. */
export function KeyName({ name }: { name: FunctionKey }) {
  return (
    <Box component="kbd" aria-hidden sx={keyName}>
      {name}
    </Box>
  );
}

const keyName = {
  display: { xs: 'none', md: 'inline-block' },
  '@media not ((hover: hover) and (pointer: fine))': { display: 'none' },
  minWidth: 24,
  px: 0.5,
  border: 1,
  borderColor: 'currentcolor',
  borderRadius: 0.5,
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
} as const;
