import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { dayAndTime } from '../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { Money } from '../../../shared/ui/figures/money';
import { texts } from '../texts';
import type { TillDetail } from '../till-calls';

/** The closed sheets of a till, the newest first. */
export function SheetList({ till, onSheet }: { till: TillDetail; onSheet: (number: number) => void }) {
  return (
    <Box component="section" aria-labelledby="sheets">
      <Typography id="sheets" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {texts.sheets}
      </Typography>
      {till.sheets.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{texts.noSheets}</Typography>
      ) : null}
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
        {till.sheets.map((sheet) => {
          const { day, time } = dayAndTime(sheet.closedAt, till.timeZone);
          return (
            <li key={sheet.number}>
              <Card>
                <ButtonBase
                  onClick={() => onSheet(sheet.number)}
                  sx={{
                    width: '100%',
                    p: 2,
                    display: 'flex',
                    gap: 2,
                    textAlign: 'left',
                    alignItems: 'baseline',
                  }}
                >
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Typography sx={{ fontWeight: 700 }}>{texts.sheet(sheet.number)}</Typography>
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {texts.closedBy(sheet.closedBy, day, time)}
                    </Typography>
                  </Box>
                  <Box sx={{ textAlign: 'right' }}>
                    <Money cents={centsOf(sheet.counted)} />
                    <Typography
                      variant="body2"
                      sx={{ color: centsOf(sheet.difference) === 0 ? 'text.secondary' : 'error.main' }}
                    >
                      {differenceInWords(centsOf(sheet.difference))}
                    </Typography>
                  </Box>
                </ButtonBase>
              </Card>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

function differenceInWords(cents: number): string {
  if (cents === 0) return texts.balanced;
  const amount = formatMoney(Math.abs(cents));
  return cents < 0 ? texts.short(amount) : texts.over(amount);
}
