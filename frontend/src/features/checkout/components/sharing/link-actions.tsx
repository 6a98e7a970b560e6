import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '../../../../shared/config/paths';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { Inviter } from '../../../payments/sharing/inviter';
import { firstNameOf } from '../../../payments/sharing/inviter-name';
import { OpenToAnyone } from '../../../payments/sharing/open-to-anyone';
import type { SharedLink } from '../../../payments/sharing/own-link-query';
import { texts as sharingTexts } from '../../../payments/sharing/texts';
import type { ShareLink } from '../../../payments/sharing/use-share-link';
import { WhatsAppButton } from '../../../payments/sharing/whatsapp-button';
import type { Booking } from '../../types';
import { texts } from './texts';

interface LinkActionsProps {
  booking: Booking;
  link: SharedLink;
  sharing: ShareLink;
  onShare: () => void;
}

/**
 * Shares the link again, also by WhatsApp, shows its QR code, and lets the organiser pay their own
 * place. Hidden if the link no longer takes payments.
 */
export function LinkActions({ booking, link, sharing, onShare }: LinkActionsProps) {
  if (link.status !== 'open') return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'stretch' }}>
      <Inviter booking={booking} link={link} suggested={firstNameOf(link.you?.name)} />
      <SubmitButton pending={sharing.isOpening} onClick={onShare}>
        {words.sharePaymentLink}
      </SubmitButton>
      <WhatsAppButton message={`${sharingTexts.invitation(link.organiserName)} ${link.shareUrl}`} />
      <Button variant="outlined" onClick={() => sharing.showSheet(link.shareUrl)}>
        {sharingTexts.showSheet}
      </Button>
      <OpenToAnyone booking={booking} link={link} variant="outlined" />
      {link.yourShare === 'paid' ? (
        <Typography sx={{ color: 'text.secondary', textAlign: 'center', py: 1 }}>
          {texts.ownSharePaid}
        </Typography>
      ) : (
        <LinkButton to={paths.sharedPayment(link.shareToken)}>
          {texts.ownShare(formatMoney(centsOf(link.amountPerPerson)))}
        </LinkButton>
      )}
    </Box>
  );
}
