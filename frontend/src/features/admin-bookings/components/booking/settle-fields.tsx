import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { AmountField } from '../../../../shared/ui/form/number-field';
import { OpenTill } from '../../../../shared/ui/till/open-till';
import { deskMethods, type DeskMethod } from '../../api/desk-money';
import { texts } from '../../texts';
import type { Settling } from '../../use-settling';
import { placeTexts } from './place-texts';

interface SettleFieldsProps {
  settling: Settling;
  formId: string;
  venueId: string;
}

/** How much the desk takes, and how. The button that sends it stands below the dialog. */
export function SettleFields({ settling, formId, venueId }: SettleFieldsProps) {
  const { missing, takesParts, method, amount, problem, change, send, needsTill, again } = settling;
  const { unpaid, received, receivedProblem, back } = settling;
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
      {unpaid.length > 1 ? <SettledPlaces settling={settling} /> : null}
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
        {method === 'cash' ? (
          <>
            <AmountField
              label={texts.sale.received}
              value={received}
              problem={receivedProblem}
              hint={texts.sale.receivedHint}
              onChange={(typed) => change({ received: typed })}
            />
            <Typography
              role="status"
              sx={{ mt: 4, lineHeight: '52px', fontSize: '1.125rem', fontWeight: 700 }}
            >
              {back === null ? '' : texts.sale.change(formatMoney(back))}
            </Typography>
          </>
        ) : null}
      </Box>
      {needsTill ? <OpenTill venueId={venueId} onOpened={again} /> : null}
    </Box>
  );
}

/** The places of the payment link that the desk is paid for. Without one, it is all of them. */
function SettledPlaces({ settling: { unpaid, places, change } }: { settling: Settling }) {
  const toggle = (number: number) =>
    change({
      places: places.includes(number) ? places.filter((one) => one !== number) : [...places, number],
    });
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ p: 0, fontWeight: 600 }}>
        {placeTexts.title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {unpaid.map(({ number, amount, status }) => (
          <FormControlLabel
            key={number}
            control={<Checkbox checked={places.includes(number)} onChange={() => toggle(number)} />}
            label={placeTexts.place(number, formatMoney(centsOf(amount)), status === 'reserved')}
          />
        ))}
      </Box>
    </Box>
  );
}
