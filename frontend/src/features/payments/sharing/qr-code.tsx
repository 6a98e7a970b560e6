import Box from '@mui/material/Box';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** The text for screen readers. */
  label: string;
}

const quietZone = 3;

/** Black on white in both colour schemes, because cameras need that contrast. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 'min(100%, 216px)', bgcolor: 'common.white', color: 'common.black', borderRadius: 1 }}
    >
      <path d={dots.join('')} fill="currentColor" />
    </Box>
  );
}
