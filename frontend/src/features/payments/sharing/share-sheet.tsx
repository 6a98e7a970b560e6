import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { words } from '../../../shared/texts/words';
import { DialogFrame } from '../../../shared/ui/dialog/dialog-frame';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { copyText } from '../../../shared/model/hand-over';
import { QrCode } from './qr-code';
import { texts } from './texts';
import { WhatsAppButton } from './whatsapp-button';

export interface ShareSheetProps {
  url: string;
  /** With which name the link invites; null for none. */
  organiserName: string | null;
  /** "Cada jugador paga $7.25" */
  perPlayer: string;
  onClose: () => void;
}

/** Shows the link to copy by hand and as a QR code. */
export function ShareSheet({ url, organiserName, perPlayer, onClose }: ShareSheetProps) {
  const showToast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const copy = async () => {
    const copied = await copyText(url);
    setRefused(!copied);
    if (copied) return showToast({ tone: 'success', title: texts.copied, description: texts.copiedHint });
    field.current?.focus();
  };
  const select = () => field.current?.select();
  return (
    <DialogFrame
      title={texts.sheetTitle}
      subtitle={perPlayer}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {words.close}
          </Button>
          <Button variant="contained" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        fullWidth
        label={texts.linkLabel}
        value={url}
        inputRef={field}
        onFocus={select}
        helperText={refused ? texts.copyRefused : ' '}
        slotProps={{ htmlInput: { readOnly: true }, formHelperText: { role: 'status' } }}
      />
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
        <WhatsAppButton message={`${texts.invitation(organiserName)} ${url}`} />
        <QrCode text={url} label={texts.qrCode} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.qrHint}
        </Typography>
      </Box>
    </DialogFrame>
  );
}
