import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { components } from '../../api/schema';
import { monthName } from '../../model/dates';
import { Reply } from './reply';
import { Stars } from './stars';
import { texts } from './texts';

interface ReviewCardProps {
  review: components['schemas']['ReviewBody'];
  venueName: string;
  /** The line above the stars: in a list of several venues, the name of the venue. */
  about?: ReactNode;
  /** The actions of the reader. */
  actions?: ReactNode;
}

/** The review of a player, and the reply of the venue. */
export function ReviewCard({ review, venueName, about, actions }: ReviewCardProps) {
  const { stars, text, playerName, playedOn, edited, reply } = review;
  const headId = useId();
  return (
    <Box component="article" aria-labelledby={headId} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {about}
      <Box id={headId} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25 }}>
        <Stars value={stars} />
        <Typography component="span" sx={{ fontWeight: 650 }}>
          {playerName ?? texts.aPlayer}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.played(monthName(playedOn))}
          {edited ? ` · ${texts.edited}` : ''}
        </Typography>
      </Box>
      {text === null ? null : <Typography sx={{ mt: 0.75, maxWidth: '68ch' }}>{text}</Typography>}
      <Reply reply={reply} venueName={venueName} />
      {actions}
    </Box>
  );
}
