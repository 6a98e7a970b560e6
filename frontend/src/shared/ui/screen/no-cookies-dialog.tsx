import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { handOver } from '../../model/hand-over';
import { words } from '../../texts/words';
import { DialogFrame } from '../dialog/dialog-frame';
import { texts } from './no-cookies-texts';

/** Says why nothing was sent, and hands over the address of the screen for another browser. */
export function NoCookiesDialog({ onClose }: { onClose: () => void }) {
  const [status, setStatus] = useState<string | null>(null);
  const openElsewhere = async () => {
    const url = window.location.href;
    const outcome = await handOver({ url });
    if (outcome === 'copied') setStatus(texts.addressCopied);
    if (outcome === 'kept') setStatus(texts.addressToCopy(url));
  };
  return (
    <DialogFrame
      role="alertdialog"
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {words.close}
          </Button>
          <Button variant="contained" onClick={() => void openElsewhere()}>
            {texts.otherBrowser}
          </Button>
        </>
      }
    >
      <Typography>{texts.hint}</Typography>
      <Typography role="status" sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {status}
      </Typography>
    </DialogFrame>
  );
}
