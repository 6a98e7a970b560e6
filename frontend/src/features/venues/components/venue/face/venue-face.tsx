import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { amenityWords } from '../../../../../shared/texts/amenity-words';
import { AmenityIcon } from '../../../../../shared/ui/figures/amenity-icon';
import type { Venue } from '../../../types';
import { texts } from './texts';

/** The words of a venue about itself, beyond its name. */
export function VenueFace({ venue }: { venue: Venue }) {
  const { address, phone, amenities, houseRules } = venue;
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: { xs: 5, md: 7 } }}>
      <Typography id={headingId} variant="h2">
        {texts.about}
      </Typography>
      <Box sx={parts}>
        {amenities ? (
          <Part title={texts.amenities}>
            <Box component="ul" sx={amenityList}>
              {amenities.map((amenity) => (
                <Box component="li" key={amenity} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  <AmenityIcon amenity={amenity} />
                  {amenityWords[amenity]}
                </Box>
              ))}
            </Box>
          </Part>
        ) : null}
        {address || phone ? (
          <Part title={texts.contact}>
            {address ? <Typography>{address}</Typography> : null}
            {phone ? (
              <Typography sx={{ mt: 0.75 }}>
                {texts.phone} <Link href={`tel:${phone}`}>{phone}</Link>
              </Typography>
            ) : null}
          </Part>
        ) : null}
        {houseRules ? (
          <Part title={texts.houseRules}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{houseRules}</Typography>
          </Part>
        ) : null}
      </Box>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card sx={{ p: { xs: 2, md: 2.5 } }}>
      <Typography variant="h3" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

const parts = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  mt: 2.5,
} as const;

const amenityList = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
