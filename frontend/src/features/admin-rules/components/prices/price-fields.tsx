import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type GameType, gameTypes } from '../../../../shared/model/games';
import { words } from '../../../../shared/texts/words';
import { DayField } from '../../../../shared/ui/form/day-field';
import { AmountField } from '../../../../shared/ui/form/number-field';
import { areRightAmounts, centsOfTyped, type Price } from '../../model/prices';
import { texts } from '../../texts';
import type { Court } from '../../types';
import { CourtsField } from './courts-field';
import { outdent } from '../../../../shared/theme/tokens';

interface PriceFieldsProps {
  price: Price;
  /** True after an attempt to save with something wrong. */
  isWrong: boolean;
  courts: readonly Court[];
  onChange: (price: Price) => void;
}

/** The prices of the two games, and for which courts and dates they are charged. */
export function PriceFields({ price, isWrong, courts, onChange }: PriceFieldsProps) {
  const change = (part: Partial<Price>) => onChange({ ...price, ...part });
  const [isDetailed, setDetailed] = useState(() => isConditional(price));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, pr: 0.75 }}>
      <Amounts price={price} isWrong={isWrong} onChange={change} />
      {isDetailed ? (
        <Conditions price={price} courts={courts} onChange={change} />
      ) : (
        <Button
          size="small"
          onClick={() => setDetailed(true)}
          sx={{ justifySelf: 'start', ml: outdent.small }}
        >
          {texts.addConditions}
        </Button>
      )}
    </Box>
  );
}

interface AmountsProps {
  price: Price;
  isWrong: boolean;
  onChange: (part: Partial<Price>) => void;
}

/** Each game has its own price, so that one for singles does not become that of doubles too. */
function Amounts({ price, isWrong, onChange }: AmountsProps) {
  const hintId = useId();
  const isRefused = isWrong && !areRightAmounts(price);
  const problemOf = (game: GameType) => (isWrong && isBad(price[game]) ? texts.priceWrong : undefined);
  const isEmpty = isRefused && price.singles.trim() === '' && price.doubles.trim() === '';
  return (
    <Box component="fieldset" aria-describedby={hintId} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
        {texts.pricePerHour}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
        {gameTypes.map((game) => (
          <AmountField
            key={game}
            label={words.game[game]}
            accessibleName={texts.pricePerHourOf(words.game[game])}
            value={price[game]}
            problem={isEmpty ? '' : problemOf(game)}
            onChange={(amount) => onChange({ [game]: amount })}
          />
        ))}
      </Box>
      <Typography
        id={hintId}
        variant="body2"
        sx={{ color: isEmpty ? 'error.main' : 'text.secondary', mt: 0.5 }}
      >
        {isEmpty ? texts.priceWrong : texts.emptyPrice}
      </Typography>
    </Box>
  );
}

interface ConditionsProps {
  price: Price;
  courts: readonly Court[];
  onChange: (part: Partial<Price>) => void;
}

/** The courts and the dates of a price. */
function Conditions({ price, courts, onChange: change }: ConditionsProps) {
  const datesAreWrong = price.dateFrom !== '' && price.dateTo !== '' && price.dateTo < price.dateFrom;
  return (
    <>
      <CourtsField courts={courts} chosen={price.courtIds} onChange={(courtIds) => change({ courtIds })} />
      <DayField
        label={texts.dateFrom}
        value={price.dateFrom}
        onChange={(dateFrom) => change({ dateFrom })}
        helperText={texts.dateHint}
      />
      <DayField
        label={texts.dateTo}
        value={price.dateTo}
        onChange={(dateTo) => change({ dateTo })}
        error={datesAreWrong}
        helperText={datesAreWrong ? texts.datesWrong : texts.dateHint}
      />
    </>
  );
}

function isBad(amount: string): boolean {
  return amount.trim() !== '' && centsOfTyped(amount) === null;
}

function isConditional({ courtIds, dateFrom, dateTo }: Price): boolean {
  return courtIds !== null || dateFrom !== '' || dateTo !== '';
}
