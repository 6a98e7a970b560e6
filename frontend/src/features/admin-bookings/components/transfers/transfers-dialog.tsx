import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { words } from '../../../../shared/texts/words';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { transfersQuery } from '../../api/transfers';
import { transfersFor } from '../../model/transfers';
import { texts } from './texts';
import { TransferRow } from './transfer-row';

interface TransfersDialogProps {
  venueId: string;
  timeZone: string;
  onClose: () => void;
}

/**
 * The expected transfers, nearest deadline first. What is typed finds one by code, amount or name,
 * also one that is paid or too late; Enter leads to the first one.
 */
export function TransfersDialog({ venueId, timeZone, onClose }: TransfersDialogProps) {
  const { data: transfers = [], error, isFetching, refetch } = useQuery(transfersQuery(venueId));
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const found = transfersFor(transfers, typed);
  const searchNext = () => {
    setTyped('');
    search.current?.focus();
  };
  const goToFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    list.current?.querySelector<HTMLButtonElement>('button')?.focus();
  };
  return (
    <DialogFrame
      title={texts.title}
      subtitle={texts.subtitle}
      onPhones="sheet"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <TextField
        fullWidth
        autoFocus
        label={texts.search}
        value={typed}
        inputRef={search}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={goToFirst}
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } }}
      />
      {error ? (
        <ErrorState title={texts.failed} error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      <Box sx={{ minHeight: 240, mt: 1 }}>
        {found.length === 0 && !error ? <Nothing isSearch={typed !== ''} /> : null}
        <Box component="ul" ref={list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {found.map((transfer) => (
            <TransferRow
              key={transfer.bookingId}
              transfer={transfer}
              timeZone={timeZone}
              onDone={searchNext}
              onLeave={onClose}
            />
          ))}
        </Box>
      </Box>
    </DialogFrame>
  );
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  return (
    <Box role="status" sx={{ py: 4 }}>
      <Typography sx={{ fontWeight: 650 }}>{isSearch ? texts.notFound : texts.none}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {isSearch ? texts.notFoundHint : texts.noneHint}
      </Typography>
    </Box>
  );
}
