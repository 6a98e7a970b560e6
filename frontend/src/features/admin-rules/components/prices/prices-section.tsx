import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { EditorProps } from '../../model/draft';
import type { Price } from '../../model/prices';
import { emptyWeek, painted, type Area } from '../../model/week';
import { texts as receptionTexts } from '../../reception-texts';
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
  return (
    <RuleBody hint={texts.pricesHint}>
      {prices.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{texts.noPrices}</Typography>
      ) : (
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
      )}
      {prices.length === 0 ? adding : null}
      <ReceptionPrices
        checked={draft.receptionPrices}
        onChange={(receptionPrices) => onChange({ receptionPrices })}
      />
    </RuleBody>
  );
}

interface ReceptionPricesProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether reception may leave the tariff. */
function ReceptionPrices({ checked, onChange }: ReceptionPricesProps) {
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={checked} onChange={(_, on) => onChange(on)} />}
        label={receptionTexts.label}
        sx={{ mt: 2 }}
      />
      <FormHelperText>{receptionTexts.hint}</FormHelperText>
    </div>
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
