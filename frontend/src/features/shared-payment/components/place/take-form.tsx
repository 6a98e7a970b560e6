import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { ApiError, userMessageOf } from '../../../../shared/api/api-error';
import { formatMoney } from '../../../../shared/model/money';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { FailureNotice } from '../../../payments/card/failure-notice';
import { freePlaces } from '../../../payments/sharing/seats';
import type { ContactDraft } from '../../../session/contact/contact';
import type { useTakePlace } from '../../api/take-place';
import { priceOf } from '../../model/places';
import { texts } from '../../texts';
import type { SharedLinkPage } from '../../types';
import { OtherPlaces } from './other-places';
import { PayerStep } from './payer-step';

interface TakeFormProps {
  page: SharedLinkPage;
  taking: ReturnType<typeof useTakePlace>;
}

/** Who pays and for whom, and the button that takes the places. */
export function TakeForm({ page, taking }: TakeFormProps) {
  const payer = useRef<ContactDraft>(null);
  const notice = useRef<HTMLDivElement>(null);
  const isAboutField = taking.error instanceof ApiError && taking.error.fields.length > 0;
  const pointOut = useEffectEvent(() => {
    if (isAboutField) payer.current?.show(taking.error, taking.variables ?? {}, true);
  });
  useEffect(() => pointOut(), [taking.error]);

  const [planned, setOthers] = useState<readonly string[]>([]);
  // Another player may have taken one of the planned places meanwhile.
  const others = planned.slice(0, Math.max(0, freePlaces(page.link) - 1));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const told = payer.current ? payer.current.changes() : {};
    const placesFor = others.length > 0 ? [''].concat(others) : undefined;
    if (told && !taking.isPending) taking.mutate({ ...told, ...(placesFor ? { placesFor } : {}) });
  };
  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <PayerStep ref={payer} page={page} />
      <OtherPlaces link={page.link} others={others} own={1} onChange={setOthers} />
      <SubmitButton type="submit" fullWidth pending={taking.isPending}>
        {texts.pay(formatMoney(priceOf(page.link, 1 + others.length)))}
      </SubmitButton>
      {taking.isError && !isAboutField ? (
        <FailureNotice ref={notice} message={userMessageOf(taking.error)} />
      ) : null}
    </Box>
  );
}
