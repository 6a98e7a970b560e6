import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PageSection } from '../../../../shared/ui/screen/page-section';
import type { EditorProps } from '../../model/draft';
import type { Price } from '../../model/prices';
import { emptyWeek, painted } from '../../model/week';
import { texts } from '../../texts';
import type { Court } from '../../types';
import { PriceCard } from './price-card';
import { PriceGrid } from './price-grid';

interface PricesSectionProps extends EditorProps {
  courts: readonly Court[];
}

const blank: Price = {
  amount: '',
  gameType: null,
  courtIds: null,
  dateFrom: '',
  dateTo: '',
  week: emptyWeek,
};

/** Prices that replace those of the courts: pick one, paint its hours. */
export function PricesSection({ draft, problems, onChange, courts }: PricesSectionProps) {
  const prices = draft.priceRules;
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, prices.length - 1);
  const put = (index: number, price: Price) => onChange({ priceRules: prices.with(index, price) });
  const add = () => {
    onChange({ priceRules: [...prices, blank] });
    setChosen(prices.length);
  };
  return (
    <PageSection title={texts.prices} hint={texts.pricesHint}>
      {prices.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{texts.noPrices}</Typography>
      ) : (
        <Box sx={columns}>
          <Box component="ul" aria-label={texts.prices} sx={list}>
            {prices.map((_, index) => (
              <PriceCard
                key={index}
                prices={prices}
                index={index}
                isActive={index === active}
                courts={courts}
                isWrong={problems.priceRules !== undefined}
                onChoose={() => setChosen(index)}
                onChange={(price) => put(index, price)}
                onRemove={() => {
                  onChange({ priceRules: prices.filter((__, other) => other !== index) });
                  setChosen(Math.max(0, index - 1));
                }}
              />
            ))}
          </Box>
          <PriceGrid
            prices={prices}
            active={active}
            openingHours={draft.openingHours}
            onPaint={(area, on) => {
              const price = prices[active];
              if (price) put(active, { ...price, week: painted(price.week, area, on) });
            }}
          />
        </Box>
      )}
      {problems.priceRules ? <FormHelperText error>{problems.priceRules}</FormHelperText> : null}
      <Button variant="outlined" startIcon={<AddRounded />} onClick={add} sx={{ mt: 2 }}>
        {texts.addPrice}
      </Button>
      {prices.length > 1 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5, maxWidth: '64ch' }}>
          {texts.whichWins}
        </Typography>
      ) : null}
    </PageSection>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '300px minmax(0, 1fr)' },
} as const;

const list = {
  display: 'grid',
  gap: 1.5,
  alignContent: 'start',
  m: 0,
  p: 0,
  listStyle: 'none',
  minWidth: 0,
} as const;
