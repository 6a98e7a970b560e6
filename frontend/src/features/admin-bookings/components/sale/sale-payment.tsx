import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatMoney } from '../../../../shared/model/money';
import { AmountField } from '../../../../shared/ui/form/number-field';
import { changeOf } from '../../model/sale';
import { texts } from '../../texts';
import type { SaleKind } from '../../types';
import type { SaleInProgress } from '../../use-selling';
import { ChoiceTiles } from '../../../../shared/ui/form/choice-tiles';

/** How a sale is paid, and what has to be known for that. */
export function SalePayment({ selling }: { selling: SaleInProgress }) {
  const { form, holds, holdUntil, change, mayLeaveTariff, mayWait } = selling;
  const kinds: SaleKind[] = [
    'cash',
    'transfer',
    'terminal',
    ...(mayWait ? (['link'] as const) : []),
    'at_club',
    ...(holds.length > 0 ? (['later'] as const) : []),
    ...(mayLeaveTariff ? (['free'] as const) : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ChoiceTiles
        label={texts.sale.payment}
        choices={kinds.map((value) => ({ value, label: texts.sale.kinds[value] }))}
        value={form.kind}
        onChange={(kind) => change({ kind })}
      />
      {form.kind === 'link' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.sale.linkHint}
        </Typography>
      ) : null}
      {form.kind === 'cash' ? <Cash selling={selling} /> : null}
      {form.kind === 'later' ? (
        <TextField
          select
          label={texts.sale.holdUntil}
          value={holdUntil ?? ''}
          helperText={texts.sale.holdHint}
          onChange={({ target }) => change({ holdUntil: target.value })}
          slotProps={{ select: { native: true } }}
        >
          {holds.map(({ instant, label }) => (
            <option key={instant} value={instant}>
              {label}
            </option>
          ))}
        </TextField>
      ) : null}
    </Box>
  );
}

/** The amount that the customer has handed over, and the change beside it. */
function Cash({ selling: { form, due, problems, change, field } }: { selling: SaleInProgress }) {
  const back = due === null ? null : changeOf(form.received, due);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, alignItems: 'start' }}>
      <AmountField
        label={texts.sale.received}
        value={form.received}
        inputRef={field('received')}
        hint={texts.sale.receivedHint}
        problem={problems.received}
        onChange={(received) => change({ received })}
      />
      <Typography role="status" sx={{ mt: 4, lineHeight: '52px', fontSize: '1.125rem', fontWeight: 700 }}>
        {back === null ? '' : texts.sale.change(formatMoney(back))}
      </Typography>
    </Box>
  );
}
