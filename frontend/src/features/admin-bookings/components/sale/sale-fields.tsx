import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type GameType, gameTypes } from '../../../../shared/model/games';
import { durationInWords } from '../../../../shared/model/duration';
import { formatMoney } from '../../../../shared/model/money';
import { centsFor } from '../../../../shared/model/lengths';
import { words } from '../../../../shared/texts/words';
import { outdent } from '../../../../shared/theme/tokens';
import { OpenTill } from '../../../../shared/ui/till/open-till';
import { texts } from '../../texts';
import type { SaleInProgress } from '../../use-selling';
import { ChoiceTiles } from '../../../../shared/ui/form/choice-tiles';
import { CustomerField } from './customer-field';
import { SalePayment } from './sale-payment';
import { SalePrice } from './sale-price';

const minute = 60;

interface SaleFieldsProps {
  venueId: string;
  selling: SaleInProgress;
}

/** To whom an hour is sold, what is played, and how it is paid. */
export function SaleFields({ venueId, selling }: SaleFieldsProps) {
  const { form, lengths, minutes, change, isTaken } = selling;
  const length = lengths.find((one) => one.minutes === minutes);
  const priceOf = (game: GameType) => (length ? formatMoney(centsFor(length, game)) : '…');
  const ascending = lengths.toSorted((one, other) => one.minutes - other.minutes);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
      {isTaken ? <Typography role="status">{texts.sale.taken}</Typography> : null}
      <Customer venueId={venueId} selling={selling} />
      <ChoiceTiles
        hideLabel // the tiles say it, and a phone has no place for the cash otherwise
        label={texts.gameType}
        choices={gameTypes.map((value) => ({ value, label: words.game[value], hint: priceOf(value) }))}
        value={form.gameType}
        onChange={(gameType) => change({ gameType })}
      />
      {lengths.length > 1 ? (
        <ChoiceTiles
          hideLabel
          label={texts.sale.length}
          choices={ascending.map((one) => ({
            value: String(one.minutes),
            label: durationInWords(one.minutes * minute),
          }))}
          value={String(minutes)}
          onChange={(chosen) => change({ minutes: Number(chosen) })}
        />
      ) : null}
      {selling.memberPrice ? (
        <Typography role="status" sx={{ color: 'primary.main', fontWeight: 650 }}>
          {selling.memberPrice}
        </Typography>
      ) : null}
      <SalePayment selling={selling} />
      <SalePrice selling={selling} />
      {selling.needsTill ? <OpenTill venueId={venueId} onOpened={() => void selling.send()} /> : null}
      <Further selling={selling} />
    </Box>
  );
}

function Customer({ venueId, selling }: SaleFieldsProps) {
  const { form, problems, change, field } = selling;
  const contact = (name: 'phone' | 'email', inputMode: 'tel' | 'email') => (
    <TextField
      label={texts.sale[name]}
      value={form[name]}
      inputRef={field(name)}
      error={problems[name] !== undefined}
      helperText={problems[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      slotProps={{ htmlInput: { inputMode, autoComplete: 'off' } }}
    />
  );
  return (
    <>
      <CustomerField venueId={venueId} selling={selling} />
      {form.customer ? null : (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, alignItems: 'start' }}>
          {contact('phone', 'tel')}
          {contact('email', 'email')}
        </Box>
      )}
    </>
  );
}

const longestNote = 500;

/** The names of the others and a note, behind a button: most sales need neither. */
function Further({ selling: { form, change } }: { selling: SaleInProgress }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button onClick={() => setOpen(true)} sx={{ justifySelf: 'start', ml: outdent.medium }}>
        {texts.sale.more}
      </Button>
    );
  return (
    <>
      <TextField
        autoFocus
        fullWidth
        label={texts.sale.players}
        helperText={texts.sale.playersHint}
        value={form.players}
        onChange={({ target }) => change({ players: target.value })}
        slotProps={{ htmlInput: { maxLength: longestNote, autoComplete: 'off', autoCapitalize: 'words' } }}
      />
      <TextField
        fullWidth
        label={texts.sale.note}
        helperText={texts.sale.noteHint}
        value={form.note}
        onChange={({ target }) => change({ note: target.value })}
        slotProps={{ htmlInput: { maxLength: longestNote, autoComplete: 'off' } }}
      />
    </>
  );
}
