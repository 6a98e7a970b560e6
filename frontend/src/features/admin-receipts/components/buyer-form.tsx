import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { dayAndTime } from '../../../shared/model/dates';
import { serverNow } from '../../../shared/time/server-time';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { Notice } from '../../../shared/ui/screen/notice';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { type Receipt, useNameBuyer } from '../receipt-calls';
import { texts } from '../texts';

interface BuyerFormProps {
  receipt: Receipt;
  /** Until when a buyer can be named. */
  until: string;
}

/** Names to whom a receipt is made out, for as long as that is possible. */
export function BuyerForm({ receipt, until }: BuyerFormProps) {
  const { number, buyer, venue } = receipt;
  const naming = useNameBuyer(number);
  const showToast = useToast();
  const [name, setName] = useState(buyer?.name ?? '');
  const [taxId, setTaxId] = useState(buyer?.taxId ?? '');
  const isFinal = serverNow() > Date.parse(until);
  const save = (next: { name: string | null; taxId: string | null }) =>
    naming.mutate(next, {
      onSuccess: (saved) => {
        setName(saved.buyer?.name ?? '');
        setTaxId(saved.buyer?.taxId ?? '');
        showToast({ tone: 'success', title: saved.buyer ? texts.buyerSaved : texts.buyerRemoved });
      },
    });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!naming.isPending) save({ name: name.trim() || null, taxId: taxId.trim() || null });
  };
  return (
    <Box component="form" onSubmit={send} noValidate sx={{ mt: 3, display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component="h2">
        {texts.buyer}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {isFinal ? texts.buyerFinal : texts.buyerHint(dayAndTime(until, venue.timeZone).day)}
      </Typography>
      <TextField
        label={texts.name}
        value={name}
        disabled={isFinal}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 120, autoComplete: 'off' } }}
      />
      <TextField
        label={texts.taxId}
        value={taxId}
        disabled={isFinal}
        onChange={({ target }) => setTaxId(target.value)}
        slotProps={{ htmlInput: { maxLength: 30, autoComplete: 'off' } }}
      />
      {naming.error ? <Notice tone="warning">{userMessageOf(naming.error)}</Notice> : null}
      <BuyerActions
        isPending={naming.isPending}
        maySave={!isFinal}
        onRemove={buyer ? () => save({ name: null, taxId: null }) : undefined}
      />
    </Box>
  );
}

interface BuyerActionsProps {
  isPending: boolean;
  maySave: boolean;
  /** Undefined without a buyer. */
  onRemove: (() => void) | undefined;
}

function BuyerActions({ isPending, maySave, onRemove }: BuyerActionsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {maySave ? (
        <SubmitButton type="submit" size="medium" pending={isPending}>
          {texts.saveBuyer}
        </SubmitButton>
      ) : null}
      {onRemove ? (
        <Button variant="outlined" disabled={isPending} onClick={onRemove}>
          {texts.removeBuyer}
        </Button>
      ) : null}
    </Box>
  );
}
