import type { Ref } from 'react';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import type { ContactDraft } from '../../../session/contact/contact';
import { ContactStep } from '../../../session/contact/contact-step';
import { texts } from '../../texts';
import type { SharedLinkPage } from '../../types';

const ContactFields = lazyComponent(() =>
  import('../../../session/contact/contact-fields').then((file) => file.ContactFields),
);

/** Fetches the code of the fields before they are shown. */
export const preloadPayer = ContactFields.preload;

interface PayerStepProps {
  ref: Ref<ContactDraft>;
  page: SharedLinkPage;
  /** The id of the form, if the step is outside of it. */
  form?: string;
}

/** A visitor without a session has entered nothing. Taking a place creates one. */
const nobody = { name: null, email: null, emailVerified: false };

/** Asks who pays a place, and where the receipt goes. */
export function PayerStep({ ref, page: { link }, form }: PayerStepProps) {
  const known = link.you ?? nobody;
  return (
    <ContactStep
      known={known}
      headingLevel="h3"
      hints={texts.contact}
      fields={(focused) => (
        <ContactFields ref={ref} known={known} hints={texts.contact} form={form} focused={focused} />
      )}
    />
  );
}
