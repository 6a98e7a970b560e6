import type { Ref } from 'react';
import type { ContactDraft } from '../../../session/contact/contact';
import { ContactStep } from '../../../session/contact/contact-step';
import { texts } from '../../texts';
import type { SharedLinkPage } from '../../types';

interface PayerStepProps {
  ref: Ref<ContactDraft>;
  page: SharedLinkPage;
  /** The id of the form, if the step is outside of it. */
  form?: string;
}

/** A visitor without a session has told nothing. Taking a place creates one. */
const nobody = { name: null, email: null, emailVerified: false };

/** Asks who pays a place, and where the receipt goes. */
export function PayerStep({ ref, page: { link }, form }: PayerStepProps) {
  return (
    <ContactStep
      ref={ref}
      headingLevel="h3"
      known={link.you ?? nobody}
      hints={texts.contact}
      form={form}
      height={{ xs: 240, sm: 240 }}
    />
  );
}
