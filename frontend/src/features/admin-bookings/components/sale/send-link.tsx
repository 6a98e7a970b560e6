import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { words } from '../../../../shared/texts/words';
import { paymentLinkQuery } from '../../api/payment-link-query';
import { texts } from '../../texts';

interface SendLinkProps {
  bookingId: string;
  /** E.164; null lets the desk choose the chat. */
  phone: string | null;
  /** Who bought it. */
  name: string;
  /** The day and the hours. */
  when: string;
  onClose: () => void;
}

/** Sends the payment link of a booking that was just sold: by WhatsApp, or copied. */
export function SendLink({ bookingId, phone, name, when, onClose }: SendLinkProps) {
  const { data, error } = useQuery(paymentLinkQuery(bookingId));
  const [isCopied, setCopied] = useState(false);
  const url = data?.url ?? null;
  const chat = (link: string) =>
    `https://wa.me/${phone === null ? '' : phone.slice(1)}?text=${encodeURIComponent(texts.sale.linkMessage(name.trim(), when, link))}`;
  return (
    <DialogFrame
      title={texts.sale.sendLink}
      subtitle={texts.sale.sendLinkHint}
      error={error ? userMessageOf(error) : null}
      onPhones="sheet"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
        {url === null ? (
          <Button variant="contained" size="large" disabled>
            {texts.sale.whatsApp}
          </Button>
        ) : (
          <ChatLink href={chat(url)} />
        )}
        <TextField
          fullWidth
          label={texts.sale.paymentLink}
          value={url ?? '…'}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <Button
          variant="outlined"
          disabled={url === null}
          onClick={() => {
            if (url !== null) void navigator.clipboard.writeText(url).then(() => setCopied(true));
          }}
        >
          {texts.sale.copyLink}
        </Button>
        <Typography role="status" sx={{ minHeight: 24 }}>
          {isCopied ? texts.sale.linkCopied : ''}
        </Typography>
      </Box>
    </DialogFrame>
  );
}

/** Opens the chat. It gets the focus when the link is there, so that Enter sends it. */
function ChatLink({ href }: { href: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Button
      ref={link}
      component="a"
      variant="contained"
      size="large"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {texts.sale.whatsApp}
    </Button>
  );
}
