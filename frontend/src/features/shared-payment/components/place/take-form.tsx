import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import { ApiError, userMessageOf } from '../../../../shared/api/api-error';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { SubmitButton } from '../../../../shared/ui/form/submit-button';
import { FailureNotice } from '../../../payments/card/failure-notice';
import type { ContactDraft } from '../../../session/contact/contact';
import type { useTakePlace } from '../../api/take-place';
import { texts } from '../../texts';
import type { SharedLinkPage } from '../../types';
import { PayerStep } from './payer-step';

interface TakeFormProps {
  page: SharedLinkPage;
  taking: ReturnType<typeof useTakePlace>;
}

/** Who pays, and the button that takes the place. */
export function TakeForm({ page, taking }: TakeFormProps) {
  const payer = useRef<ContactDraft>(null);
  const notice = useRef<HTMLDivElement>(null);
  const isAboutField = taking.error instanceof ApiError && taking.error.fields.length > 0;
  const pointOut = useEffectEvent(() => {
    if (isAboutField) payer.current?.show(taking.error, taking.variables ?? {}, true);
  });
  useEffect(() => pointOut(), [taking.error]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const told = payer.current ? payer.current.changes() : {};
    if (told && !taking.isPending) taking.mutate(told);
  };
  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <PayerStep ref={payer} page={page} />
      <SubmitButton type="submit" fullWidth pending={taking.isPending}>
        {texts.pay(formatMoney(centsOf(page.link.amountPerPerson)))}
      </SubmitButton>
      {taking.isError && !isAboutField ? (
        <FailureNotice ref={notice} message={userMessageOf(taking.error)} />
      ) : null}
    </Box>
  );
}
