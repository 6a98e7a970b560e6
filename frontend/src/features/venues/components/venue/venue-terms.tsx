import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { rulesOf } from '../../../../shared/model/venue-rules';
import { termsInWords } from '../../../../shared/texts/terms-words';
import type { Venue } from '../../types';

const title = 'Si cancelas tu reserva';

/** The refunds at a venue that has terms of its own. */
export function VenueTerms({ venue }: { venue: Venue }) {
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ mt: 3, p: { xs: 2, md: 2.5 } }}>
      <Typography id={headingId} variant="h3" component="h2">
        {title}
      </Typography>
      {termsInWords(rulesOf(venue)).map((sentence) => (
        <Typography key={sentence} sx={{ mt: 0.75 }}>
          {sentence}
        </Typography>
      ))}
    </Card>
  );
}
