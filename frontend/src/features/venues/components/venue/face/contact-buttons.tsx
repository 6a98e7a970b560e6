import CallRounded from '@mui/icons-material/CallRounded';
import DirectionsRounded from '@mui/icons-material/DirectionsRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Venue } from '../../../types';
import { texts } from './contact-texts';

/** The ways to reach a venue. Nothing if it names none. */
export function ContactButtons({ venue }: { venue: Venue }) {
  const { name, phone, whatsapp } = venue;
  const directions = directionsTo(venue);
  if (!directions && !phone && !whatsapp) return null;
  return (
    <Box sx={row}>
      {directions ? (
        <Button
          variant="text"
          startIcon={<DirectionsRounded />}
          aria-label={texts.directionsTo(name)}
          href={directions}
          {...elsewhere}
        >
          {texts.directions}
        </Button>
      ) : null}
      {phone ? (
        <Button
          variant="text"
          startIcon={<CallRounded />}
          aria-label={texts.callTo(name, phone)}
          href={`tel:${phone}`}
        >
          {texts.call}
        </Button>
      ) : null}
      {whatsapp ? (
        <Button
          variant="text"
          startIcon={<WhatsApp />}
          aria-label={texts.whatsAppTo(name)}
          href={`https://wa.me/${whatsapp.slice(1)}`}
          {...elsewhere}
        >
          {texts.whatsApp}
        </Button>
      ) : null}
    </Box>
  );
}

/** On phones, icons stand above their words, so that three buttons fit in one row. */
const row = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: 1,
  mt: 1.5,
  ml: { sm: -1.5 },
  '& > a': { flexDirection: { xs: 'column', sm: 'row' }, px: { xs: 0.5, sm: 1.5 } },
  '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 0' } },
} as const;

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Returns the address of a map with the way to the venue, or null if the venue names no place. */
function directionsTo({ name, address, coordinates }: Venue): string | null {
  if (!address && !coordinates) return null;
  const destination = coordinates
    ? `${coordinates.latitude},${coordinates.longitude}`
    : `${name}, ${address}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
