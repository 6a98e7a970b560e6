import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import { copyText } from '../../../../shared/model/hand-over';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { words } from '../../../../shared/texts/words';
import { paymentLinkQuery } from '../../api/payment-link-query';

import { texts } from './link-texts';
import { MailLink } from './mail-link';

const QrCode = lazyComponent(() => import('../../../payments/sharing/qr-code').then((file) => file.QrCode));

interface SendLinkProps {
  bookingId: string;
  /** E.164; null lets the desk choose the chat. */
  phone: string | null;
  /** Null if it is not known. */
  email: string | null;
  /** Who pays; an empty text if no name is known. */
  name: string;
  /** The day and the hours. */
  when: string;
  onClose: () => void;
}

/** Sends the payment link of a booking: by WhatsApp, by mail, as a QR code, or copied. */
export function SendLink({ bookingId, phone, email, name, when, onClose }: SendLinkProps) {
  const { data, error } = useQuery(paymentLinkQuery(bookingId));
  const message = (url: string) => encodeURIComponent(texts.linkMessage(name.trim(), when, url));
  const chat = (url: string) => `https://wa.me/${phone === null ? '' : phone.slice(1)}?text=${message(url)}`;
  return (
    <DialogFrame
      title={texts.sendLink}
      subtitle={when}
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
        {data ? (
          <ChatLink href={chat(data.url)} />
        ) : (
          <Button variant="contained" size="large" disabled>
            {texts.whatsApp}
          </Button>
        )}
        <OtherWays bookingId={bookingId} email={email} url={data?.url ?? null} />
      </Box>
    </DialogFrame>
  );
}

interface OtherWaysProps extends Pick<SendLinkProps, 'bookingId' | 'email'> {
  /** Null until it is known. */
  url: string | null;
}

/** A letter, a QR code, or the link in the clipboard. One of them is open at a time. */
function OtherWays({ bookingId, email, url }: OtherWaysProps) {
  const [open, setOpen] = useState<'mail' | 'qr' | null>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const toggle = (part: 'mail' | 'qr') => ({
    'aria-expanded': open === part,
    onClick: () => setOpen(open === part ? null : part),
  });
  const way = { variant: 'outlined', disabled: url === null } as const;
  const copy = () => {
    if (url !== null) void copyText(url).then(setCopied);
  };
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
        <Button {...way} {...toggle('mail')}>
          {texts.byMail}
        </Button>
        <Button {...way} {...toggle('qr')} onPointerEnter={QrCode.preload} onFocus={QrCode.preload}>
          {texts.qr}
        </Button>
        <Button {...way} onClick={copy}>
          {texts.copyLink}
        </Button>
      </Box>
      {open === 'mail' ? <MailLink bookingId={bookingId} email={email} /> : null}
      {open === 'qr' && url !== null ? <ShownQr url={url} /> : null}
      <TextField
        fullWidth
        label={texts.paymentLink}
        value={url ?? '…'}
        onFocus={({ target }) => target.select()}
        helperText={copied === null ? ' ' : copied ? texts.linkCopied : texts.copyByHand}
        slotProps={{ htmlInput: { readOnly: true }, formHelperText: { role: 'status' } }}
      />
    </>
  );
}

/** The place of the code is there before its code, so that nothing jumps. */
function ShownQr({ url }: { url: string }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, minHeight: 250, textAlign: 'center' }}>
      <Suspense fallback={null}>
        <QrCode text={url} label={texts.qrLabel} />
      </Suspense>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.qrHint}
      </Typography>
    </Box>
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
      {texts.whatsApp}
    </Button>
  );
}
