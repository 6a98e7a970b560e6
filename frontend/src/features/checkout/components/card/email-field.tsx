import Box from '@mui/material/Box';
import { useRef, type Ref } from 'react';
import { LatePart } from '../../../../shared/ui/screen/late-part';
import { lazyComponent } from '../../../../shared/ui/screen/lazy-component';
import type { EmailDraft } from '../../../session/contact-email';

const ContactEmail = lazyComponent(() =>
  import('../../../session/contact-email').then((file) => file.ContactEmail),
);

/** The most a payment waits for the e-mail address, in milliseconds. */
const patience = 3000;

/** The optional e-mail address. Its place is kept while the code is fetched. */
export function EmailField({ ref }: { ref?: Ref<EmailDraft> }) {
  return (
    <Box sx={{ minHeight: 106 }}>
      <LatePart>
        <ContactEmail ref={ref} />
      </LatePart>
    </Box>
  );
}

/**
 * Saves the address that is typed in a form before the form pays. The field shows a failure, and
 * the payment goes on.
 */
export function useEmailBeforePaying() {
  const draft = useRef<EmailDraft>(null);
  const beforePaying = async () => {
    const over = new Promise<void>((resolve) => setTimeout(resolve, patience));
    await Promise.race([draft.current?.save(), over]);
  };
  return { draft, beforePaying };
}
