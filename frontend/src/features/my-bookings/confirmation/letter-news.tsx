import Button from '@mui/material/Button';
import { startTransition, Suspense, useState } from 'react';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { texts } from './letter-texts';

const ConfirmEmail = lazyComponent(() => import('./confirm-email').then((file) => file.ConfirmEmail));

interface LetterNewsProps {
  /** Says what became of the letter. */
  news: string;
  /** The address that the reader can confirm with a code, or null. */
  unconfirmed: string | null;
}

/** Says whether the confirmation was sent, and offers to confirm the address. */
export function LetterNews({ news, unconfirmed }: LetterNewsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {news}
      {unconfirmed !== null && !isOpen ? (
        <Button
          data-no-print
          variant="outlined"
          size="small"
          onPointerEnter={ConfirmEmail.preload}
          onFocus={ConfirmEmail.preload}
          onClick={() => startTransition(() => setOpen(true))}
          sx={{ display: 'block', mt: 1 }}
        >
          {texts.confirm}
        </Button>
      ) : null}
      {unconfirmed !== null && isOpen ? (
        <Suspense fallback={null}>
          <ConfirmEmail email={unconfirmed} />
        </Suspense>
      ) : null}
    </>
  );
}
