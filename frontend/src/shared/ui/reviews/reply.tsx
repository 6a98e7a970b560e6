import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { components } from '../../api/schema';
import { texts } from './texts';

interface ReplyProps {
  reply: components['schemas']['ReplyViewBody'] | null;
  venueName: string;
}

/** The reply of a venue to a review. */
export function Reply({ reply, venueName }: ReplyProps) {
  if (reply === null) return null;
  return (
    <Box
      sx={{
        mt: 1.5,
        pl: 1.75,
        borderLeft: 3,
        borderColor: 'primary.soft',
        maxWidth: '68ch',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {texts.reply(venueName)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{reply.text}</Typography>
    </Box>
  );
}
