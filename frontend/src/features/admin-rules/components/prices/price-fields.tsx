import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { words } from '../../../../shared/texts/words';
import { DayField } from '../../../../shared/ui/form/day-field';
import { AmountField } from '../../../../shared/ui/form/number-field';
import { centsOfTyped, type Price } from '../../model/prices';
import { texts } from '../../texts';
import type { Court } from '../../types';
import { ChoiceField } from '../fields/choice-field';
import { CourtsField } from './courts-field';

interface PriceFieldsProps {
  price: Price;
  /** True after an attempt to save with something wrong. */
  isWrong: boolean;
  courts: readonly Court[];
  onChange: (price: Price) => void;
}

/** The amount of a price, and for which game, courts and dates it is charged. */
export function PriceFields({ price, isWrong, courts, onChange }: PriceFieldsProps) {
  const change = (part: Partial<Price>) => onChange({ ...price, ...part });
  const amountIsWrong = isWrong && centsOfTyped(price.amount) === null;
  const [isDetailed, setDetailed] = useState(() => isConditional(price));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, pr: 0.75 }}>
      <AmountField
        label={texts.pricePerHour}
        value={price.amount}
        problem={amountIsWrong ? texts.priceWrong : undefined}
        onChange={(amount) => change({ amount })}
      />
      {isDetailed ? (
        <Conditions price={price} courts={courts} onChange={change} />
      ) : (
        <Button size="small" onClick={() => setDetailed(true)} sx={{ justifySelf: 'start', ml: -1.75 }}>
          {texts.addConditions}
        </Button>
      )}
    </Box>
  );
}

interface ConditionsProps {
  price: Price;
  courts: readonly Court[];
  onChange: (part: Partial<Price>) => void;
}

/** The game, the courts and the dates of a price. */
function Conditions({ price, courts, onChange: change }: ConditionsProps) {
  const datesAreWrong = price.dateFrom !== '' && price.dateTo !== '' && price.dateTo < price.dateFrom;
  return (
    <>
      <ChoiceField
        label={texts.game}
        value={price.gameType ?? 'both'}
        choices={games}
        onChange={(game) => change({ gameType: game === 'both' ? null : game })}
      />
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

function isConditional({ gameType, courtIds, dateFrom, dateTo }: Price): boolean {
  return gameType !== null || courtIds !== null || dateFrom !== '' || dateTo !== '';
}

const games = [
  { value: 'both', label: texts.bothGames },
  { value: 'singles', label: words.game.singles },
  { value: 'doubles', label: words.game.doubles },
] as const;
