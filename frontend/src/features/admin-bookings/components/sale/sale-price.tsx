import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { decimalOf, formatMoney } from '../../../../shared/model/money';
import { AmountField } from '../../../../shared/ui/form/number-field';
import { texts } from '../../texts';
import type { SaleInProgress } from '../../use-selling';
import { outdent } from '../../../../shared/theme/tokens';

/** Another price than the tariff and why, for who may decide that, and why an hour is free. */
export function SalePrice({ selling }: { selling: SaleInProgress }) {
  const { form, tariff, problems, change, field, mayLeaveTariff } = selling;
  const isOther = form.price !== null && form.kind !== 'free';
  const mayChange = mayLeaveTariff && form.kind !== 'free' && tariff !== null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {mayChange ? (
        <Button
          onClick={() => change({ price: isOther ? null : decimalOf(tariff), reason: '' })}
          sx={{ justifySelf: 'start', ml: outdent.medium }}
        >
          {isOther ? texts.sale.backToTariff : texts.sale.otherPrice}
        </Button>
      ) : null}
      {isOther ? (
        <AmountField
          label={texts.sale.price}
          value={form.price ?? ''}
          inputRef={field('price')}
          hint={tariff === null ? undefined : texts.sale.tariff(formatMoney(tariff))}
          problem={problems.price}
          onChange={(price) => change({ price })}
        />
      ) : null}
      {isOther || form.kind === 'free' ? (
        <TextField
          fullWidth
          required
          label={texts.sale.reason}
          value={form.reason}
          inputRef={field('reason')}
          error={problems.reason !== undefined}
          helperText={problems.reason ?? texts.sale.reasonHint}
          onChange={({ target }) => change({ reason: target.value })}
          slotProps={{ htmlInput: { maxLength: longestReason } }}
        />
      ) : null}
    </Box>
  );
}

const longestReason = 200;
