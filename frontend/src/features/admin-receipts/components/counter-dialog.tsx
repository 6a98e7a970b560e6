import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { formatMoney } from '../../../shared/model/money';
import { outdent } from '../../../shared/theme/tokens';
import { FormDialog } from '../../../shared/ui/dialog/form-dialog';
import { ChoiceTiles } from '../../../shared/ui/form/choice-tiles';
import { AmountField, CountField } from '../../../shared/ui/form/number-field';
import { SoldReceipt } from '../../../shared/ui/receipt/sold-receipt';
import { OpenTill } from '../../../shared/ui/till/open-till';
import { texts } from '../texts';
import { type CounterSale, problemsOf, type TypedItem, useCounterSale } from '../use-counter-sale';

interface CounterDialogProps {
  venueId: string;
  onClose: () => void;
}

const methods = (['cash', 'transfer', 'terminal'] as const).map((value) => ({
  value,
  label: texts.counter.methods[value],
}));

/** Sells balls or a racket: articles, how they are paid, and the receipt at the end. */
export function CounterDialog({ venueId, onClose }: CounterDialogProps) {
  const sale = useCounterSale(venueId);
  const { total, change, receipt } = sale;
  if (receipt)
    return (
      <SoldReceipt
        title={texts.counter.sold}
        description={change !== null && change > 0 ? sale.changeInWords : undefined}
        receipt={receipt.number}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={texts.counter.sell}
      subtitle={texts.counter.hint}
      submitLabel={total === null ? texts.counter.chargeNothing : texts.counter.charge(formatMoney(total))}
      pending={sale.isPending}
      error={sale.error}
      width="sm"
      onPhones="sheet"
      onSubmit={(event) => {
        event.preventDefault();
        sale.send();
      }}
      onClose={onClose}
    >
      <SaleFields sale={sale} venueId={venueId} />
    </FormDialog>
  );
}

function SaleFields({ sale, venueId }: { sale: CounterSale; venueId: string }) {
  const { items, method, change } = sale;
  const more = useRef<HTMLButtonElement>(null);
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
      {items.map((item, index) => (
        <Item
          key={item.key}
          sale={sale}
          item={item}
          place={index + 1}
          onRemove={() => {
            more.current?.focus();
            sale.remove(item.key);
          }}
        />
      ))}
      <Button
        ref={more}
        startIcon={<AddRounded />}
        disabled={!sale.mayAdd}
        onClick={sale.add}
        size="small"
        sx={{ justifySelf: 'start', ml: outdent.smallWithIcon }}
      >
        {texts.counter.add}
      </Button>
      <ChoiceTiles
        label={texts.counter.method}
        choices={methods}
        value={method}
        onChange={(chosen) => sale.choose(chosen)}
      />
      {method === 'cash' ? (
        <AmountField
          label={texts.counter.received}
          value={sale.received}
          problem={change !== null && change < 0 ? sale.changeInWords : undefined}
          hint={sale.changeInWords ?? texts.counter.receivedHint}
          onChange={sale.receive}
        />
      ) : null}
      {sale.needsTill ? <OpenTill venueId={venueId} onOpened={sale.send} /> : null}
    </Box>
  );
}

interface ItemProps {
  sale: CounterSale;
  item: TypedItem;
  /** From 1 on. */
  place: number;
  onRemove: () => void;
}

/** One article: what it is, how many, and the price of one. */
function Item({ sale, item, place, onRemove }: ItemProps) {
  const problems = problemsOf(item, sale.isRefused);
  const isAlone = sale.items.length === 1;
  const edit = (changes: Partial<TypedItem>) => sale.changeItem(item.key, changes);
  return (
    <Box
      role="group"
      aria-label={texts.counter.item(place)}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: isAlone ? '1fr 1fr' : '1fr 1fr auto',
        alignItems: 'start',
      }}
    >
      <TextField
        label={texts.counter.text}
        placeholder={texts.counter.textHint}
        value={item.text}
        inputRef={focusOnce}
        error={problems.text !== undefined}
        helperText={problems.text}
        onChange={({ target }) => edit({ text: target.value })}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        sx={{ gridColumn: '1 / -1' }}
      />
      <CountField
        label={texts.counter.quantity}
        value={item.quantity}
        problem={problems.quantity}
        onChange={(quantity) => edit({ quantity })}
      />
      <AmountField
        label={texts.counter.price}
        value={item.price}
        problem={problems.price}
        onChange={(price) => edit({ price })}
      />
      {isAlone ? null : (
        <IconButton aria-label={texts.counter.remove(place)} onClick={onRemove} sx={{ mt: 0.75 }}>
          <CloseRounded />
        </IconButton>
      )}
    </Box>
  );
}

/** A new article begins with its name. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();
