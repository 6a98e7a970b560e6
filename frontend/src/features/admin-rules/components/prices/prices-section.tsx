import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { EditorProps } from '../../model/draft';
import type { Price } from '../../model/prices';
import { emptyWeek, painted, type Area } from '../../model/week';
import { texts } from '../../texts';
import type { Court } from '../../types';
import { RuleBody } from '../rule-body';
import { PriceCard } from './price-card';
import { PriceGrid } from './price-grid';

interface PricesSectionProps extends EditorProps {
  courts: readonly Court[];
}

const blank: Price = {
  singles: '',
  doubles: '',
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
  const remove = (index: number) => {
    onChange({ priceRules: prices.filter((_, other) => other !== index) });
    setChosen(Math.max(0, index - 1));
  };
  const paint = (area: Area, on: boolean) => {
    const price = prices[active];
    if (price) put(active, { ...price, week: painted(price.week, area, on) });
  };
  const adding = (
    <Button variant="outlined" startIcon={<AddRounded />} onClick={add} sx={{ justifySelf: 'start' }}>
      {texts.addPrice}
    </Button>
  );
  if (prices.length === 0) {
    return (
      <RuleBody hint={texts.pricesHint}>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{texts.noPrices}</Typography>
        {adding}
      </RuleBody>
    );
  }
  return (
    <RuleBody hint={texts.pricesHint}>
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 }}>
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
                onRemove={() => remove(index)}
              />
            ))}
          </Box>
          {problems.priceRules ? <FormHelperText error>{problems.priceRules}</FormHelperText> : null}
          {adding}
          {prices.length > 1 ? <WhichWins /> : null}
        </Box>
        <PriceGrid prices={prices} active={active} openingHours={draft.openingHours} onPaint={paint} />
      </Box>
    </RuleBody>
  );
}

function WhichWins() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {texts.whichWins}
    </Typography>
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
