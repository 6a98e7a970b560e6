import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { codeOf, userMessageOf } from '../../api/api-error';
import { tillsQuery, useOpenTill } from '../../api/tills';
import { decimalOf } from '../../model/money';
import { typedCents } from '../../model/typed-number';
import { SubmitButton } from '../button/submit-button';
import { AmountField } from '../form/number-field';
import { texts } from './texts';

interface OpenTillProps {
  venueId: string;
  /** Goes on with what was refused. */
  onOpened: () => void;
}

/** One function for all renders, so that the field takes the focus only when it appears. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Opens a till where cash was refused because none is open, and goes on. It stands in any form. */
export function OpenTill({ venueId, onOpened }: OpenTillProps) {
  const { data: tills = [] } = useQuery(tillsQuery(venueId));
  const [chosen, setChosen] = useState('');
  const [counted, setCounted] = useState('');
  const [isRefused, setRefused] = useState(false);
  const opening = useOpenTill();
  const till = tills.find(({ id }) => id === chosen) ?? tills[0];
  const cents = typedCents(counted);
  const missing = isRefused && cents === null ? texts.missing : undefined;
  const open = () => {
    if (cents === null) return setRefused(true);
    if (!till || opening.isPending) return;
    opening.mutate(
      { tillId: till.id, counted: decimalOf(cents) },
      // Another desk was faster: then it is open as well.
      { onSettled: (_, error) => (error && codeOf(error) !== 'till_already_open' ? null : onOpened()) },
    );
  };
  return (
    <Box
      role="group"
      aria-label={texts.closed}
      sx={{ display: 'grid', gap: 1.5, p: 2, borderRadius: 1, bgcolor: 'warning.soft' }}
      onKeyDown={(event) => {
        // Enter would send the form around it, which was refused.
        if (event.key !== 'Enter' || (event.target as HTMLElement).tagName !== 'INPUT') return;
        event.preventDefault();
        open();
      }}
    >
      <Typography sx={{ color: 'warning.onSoft' }}>
        <b>{texts.closed}.</b> {texts.closedHint}
      </Typography>
      {tills.length > 1 ? (
        <TextField
          select
          label={texts.till}
          value={till?.id ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          slotProps={{ select: { native: true } }}
        >
          {tills.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
      ) : null}
      <AmountField
        label={texts.counted}
        value={counted}
        inputRef={focus}
        problem={opening.error ? userMessageOf(opening.error) : missing}
        onChange={setCounted}
      />
      <SubmitButton size="medium" pending={opening.isPending} disabled={!till} onClick={open}>
        {texts.openAndGoOn}
      </SubmitButton>
    </Box>
  );
}
