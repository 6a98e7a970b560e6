import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatMoney } from '../../../../shared/model/money';
import { AmountField } from '../../../../shared/ui/form/number-field';
import { OpenTill } from '../../../../shared/ui/till/open-till';
import { deskMethods, type DeskMethod } from '../../api/desk-money';
import { texts } from '../../texts';
import type { Settling } from '../../use-settling';

interface SettleFieldsProps {
  settling: Settling;
  formId: string;
  venueId: string;
}

/** How much the desk takes, and how. The button that sends it stands below the dialog. */
export function SettleFields({ settling, formId, venueId }: SettleFieldsProps) {
  const { missing, takesParts, method, amount, problem, change, send, needsTill, again } = settling;
  return (
    <Box
      component="form"
      id={formId}
      noValidate
      onSubmit={send}
      sx={{ display: 'grid', gap: 1.5, mb: 2.5, p: 2, borderRadius: 1, bgcolor: 'warning.soft' }}
    >
      <Typography component="h3" sx={{ fontWeight: 700, color: 'warning.onSoft' }}>
        {takesParts ? texts.desk.title(formatMoney(missing)) : texts.desk.missing(formatMoney(missing))}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
        <TextField
          select
          label={texts.desk.method}
          value={method}
          onChange={({ target }) => change({ method: target.value as DeskMethod })}
          slotProps={{ select: { native: true } }}
        >
          {deskMethods.map((one) => (
            <option key={one} value={one}>
              {texts.desk.methods[one]}
            </option>
          ))}
        </TextField>
        {takesParts ? (
          <AmountField
            label={texts.desk.amount}
            value={amount}
            problem={problem}
            hint={texts.desk.amountHint}
            onChange={(typed) => change({ amount: typed })}
          />
        ) : null}
      </Box>
      {needsTill ? <OpenTill venueId={venueId} onOpened={again} /> : null}
    </Box>
  );
}
