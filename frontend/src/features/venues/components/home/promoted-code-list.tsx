import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { components } from '../../../../shared/api/schema';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { texts } from './promoted-code-texts';

const codesHeading = 'codigos';

interface PromotedCodeListProps {
  codes: readonly components['schemas']['DiscountBody'][];
}

/** The codes as tickets. The server paints them; the browser fetches their code late. */
export function PromotedCodeList({ codes }: PromotedCodeListProps) {
  return (
    <section className="s-wrap" aria-labelledby={codesHeading}>
      <Typography id={codesHeading} variant="h2" sx={{ mt: { xs: 4.5, md: 7 }, mb: { xs: 2, md: 3 } }}>
        {texts.promotedCodes}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {codes.map(({ code, type, value }) => (
          <Box component="li" key={code} sx={ticketStyle}>
            <Typography variant="figure" component="strong" sx={{ fontSize: '1.25rem' }}>
              {code}
            </Typography>
            <Typography color="text.secondary">
              {type === 'percentage'
                ? texts.percentOff(Number(value))
                : texts.amountOff(formatMoney(centsOf(value)))}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}

const listStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 0, m: 0, listStyle: 'none' };

const ticketStyle = {
  px: 2.5,
  py: 1.5,
  borderRadius: 'var(--mui-shape-borderRadius)',
  border: '1.5px dashed',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
};
