import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '../../../../shared/config/paths';
import { dayInWords, dayOf } from '../../../../shared/model/dates';
import { words } from '../../../../shared/texts/words';
import { LatePart } from '../../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { texts } from '../../texts';
import { rememberShare } from '../../model/share-in-payment';
import type { useTakePlace } from '../../api/take-place';
import type { Share, SharedLinkPage } from '../../types';

interface PaidShareProps {
  page: SharedLinkPage;
  share: Share;
  taking: ReturnType<typeof useTakePlace>;
}

/** Below what the reader came for, so it need not be there first. */
const PaidActions = lazyComponent(() => import('./paid-actions').then((file) => file.PaidActions));

/** Says that the reader's place is paid and how many players are missing. */
export function PaidShare({ page: { link, booking }, share, taking }: PaidShareProps) {
  const missing = link.maxParticipants - link.currentParticipants;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <CheckCircleRounded aria-hidden sx={{ fontSize: 56, color: 'success.main' }} />
      <Typography variant="h2">{texts.yourPartIsPaid}</Typography>
      <Typography>{words.seeYou(dayInWords(dayOf(booking.bookingDate)), booking.timeSlot)}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{texts.othersMissing(missing)}</Typography>
      <LinkButton to={paths.paymentSuccess} variant="contained" onClick={() => rememberShare(share)}>
        {texts.seeReceipt}
      </LinkButton>
      <LinkButton to={paths.home} variant="outlined">
        {words.backHome}
      </LinkButton>
      <LatePart>
        <PaidActions link={link} share={share} taking={taking} />
      </LatePart>
    </Box>
  );
}
