import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { dayAndTime } from '../../../shared/model/dates';
import { centsOf } from '../../../shared/model/money';
import { Money } from '../../../shared/ui/figures/money';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { outdent } from '../../../shared/theme/tokens';
import { paths } from '../../../shared/config/paths';
import { lineWords } from '../line-words';
import type { Receipt } from '../receipt-calls';
import { texts } from '../texts';

/** The document itself. It is printed as it is shown. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const { kind, means, amount, issuedAt, issuer, venue, buyer, lines, booking, corrects } = receipt;
  const { day, time } = dayAndTime(issuedAt, venue.timeZone);
  return (
    <Card sx={{ p: 2.5, '@media print': { border: 0, boxShadow: 'none', p: 0 } }}>
      {[issuer.legalName, issuer.legalAddress].map((fact) =>
        fact === null ? null : (
          <Typography key={fact} sx={{ color: 'text.secondary' }}>
            {fact}
          </Typography>
        ),
      )}
      <Typography>{texts.issued(day, time)}</Typography>
      <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        {texts.buyer}: <strong>{buyer?.name ?? (buyer ? '' : texts.noBuyer)}</strong>
      </Typography>
      {buyer?.taxId ? <Typography>{texts.taxIdIs(buyer.taxId)}</Typography> : null}
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
        {lines.map((line, index) => {
          const [heading, detail] = lineWords(line);
          return (
            // A receipt never changes, so a line keeps its place.
            <Box component="li" key={index} sx={row}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {heading}
                {detail === '' ? null : (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {detail}
                  </Typography>
                )}
              </Box>
              <Money cents={centsOf(line.amount)} />
            </Box>
          );
        })}
      </Box>
      <Box sx={{ ...row, borderBottom: 0, fontWeight: 700, fontSize: '1.125rem' }}>
        <span>{texts.total}</span>
        <Money cents={centsOf(amount)} />
      </Box>
      <Typography>{texts.means[means]}</Typography>
      {booking ? (
        <LinkButton
          to={`${paths.adminDesk}?buscar=${booking.code}`}
          size="small"
          sx={{ ml: outdent.small, '@media print': { color: 'inherit' } }}
        >
          {texts.booking(booking.code)}
        </LinkButton>
      ) : null}
      <Box sx={{ display: 'none', '@media print': { display: 'block', mt: 2 } }}>
        {corrects === null ? null : texts.corrects[kind](corrects)}
      </Box>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {texts.notTaxInvoice}
      </Typography>
    </Card>
  );
}

const row = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
} as const;
