import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { words } from '../../../../shared/texts/words';
import { FormAmountField } from '../../../../shared/ui/form/form-number-fields';
import { tariffRows } from '../../../../shared/ui/figures/tariff-rows';
import { useTariffTimes } from '../../api/tariff-times';
import type { CourtForm } from '../../model/court-form';
import { texts } from '../../texts';

interface PriceFieldsProps {
  venueId: string;
  isNew: boolean;
}

const fieldNames = {
  day: { singles: 'daySinglesPrice', doubles: 'dayDoublesPrice' },
  night: { singles: 'nightSinglesPrice', doubles: 'nightDoublesPrice' },
} as const;

/** The four prices of a court: day and night, singles and doubles. */
export function PriceFields({ venueId, isNew }: PriceFieldsProps) {
  const timesOf = useTariffTimes(venueId);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
        {texts.prices}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {tariffRows.map((row) => (
          <TariffRow key={row.tariff} {...row} times={timesOf(row.tariff)} />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {texts.lightNote} {isNew ? null : texts.keptPrices}
      </Typography>
    </Box>
  );
}

interface TariffRowProps extends Pick<(typeof tariffRows)[number], 'tariff' | 'label' | 'Icon'> {
  times: string;
}

function TariffRow({ tariff, label, times, Icon }: TariffRowProps) {
  const { singles, doubles } = words.game;
  const names = fieldNames[tariff];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        p: 1.5,
        borderRadius: 1,
        gridTemplateColumns: { xs: '1fr 1fr', sm: '112px 1fr 1fr' },
        bgcolor: `${tariff}.main`,
        color: `${tariff}.contrastText`,
      }}
    >
      <Typography
        component="div"
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, fontWeight: 650, alignSelf: { sm: 'center' } }}
      >
        <Icon aria-hidden sx={{ fontSize: 18, verticalAlign: '-3px', mr: 0.75 }} />
        {label}{' '}
        <Box component="small" sx={{ display: { sm: 'block' }, fontSize: '0.875rem', fontWeight: 400 }}>
          {times}
        </Box>
      </Typography>
      <FormAmountField<CourtForm>
        name={names.singles}
        label={singles}
        accessibleName={texts.priceOf(label, singles)}
      />
      <FormAmountField<CourtForm>
        name={names.doubles}
        label={doubles}
        accessibleName={texts.priceOf(label, doubles)}
      />
    </Box>
  );
}
