import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { radius } from '../../../../shared/theme/tokens';
import { conditionsInWords, priceInWords, priceRuleInWords } from '../../model/price-words';
import { rulesOfPrice, type Price } from '../../model/prices';
import { meetingsOf, type Meeting } from '../../model/winning-price';
import { texts } from '../../texts';
import type { Court } from '../../types';
import { Swatch } from '../week-grid/legend';
import { PriceFields } from './price-fields';
import { toneOfPrice } from './price-grid';

interface PriceCardProps {
  prices: readonly Price[];
  index: number;
  isActive: boolean;
  isWrong: boolean;
  courts: readonly Court[];
  onChoose: () => void;
  onChange: (price: Price) => void;
  onRemove: () => void;
}

/** A price in words. The chosen one is painted in the grid and can be changed. */
export function PriceCard({ prices, index, isActive, isWrong, courts, ...props }: PriceCardProps) {
  const price = prices[index];
  if (!price) return null;
  const amount = priceInWords(price);
  const sentences = rulesOfPrice(price).map((rule) => priceRuleInWords(rule, courts));
  return (
    <Card data-active={isActive || undefined}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Choose
          type="button"
          aria-pressed={isActive}
          aria-label={texts.paintWith(amount)}
          onClick={props.onChoose}
        >
          <Swatch data-tone={toneOfPrice(index)} />
          {amount}
        </Choose>
        <IconButton aria-label={texts.removePrice(amount)} onClick={props.onRemove}>
          <DeleteOutlineRounded />
        </IconButton>
      </Box>
      {sentences.length === 0 ? (
        <Typography variant="body2" sx={{ color: isWrong ? 'error.main' : 'text.secondary' }}>
          {texts.nothingPainted}
        </Typography>
      ) : (
        sentences.map((sentence) => (
          <Typography key={sentence} variant="body2">
            {sentence}
          </Typography>
        ))
      )}
      {isActive ? (
        <>
          {meetingsOf(prices, index).map((meeting, at) => (
            <Typography key={at} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {meetingInWords(meeting, courts)}
            </Typography>
          ))}
          <PriceFields price={price} isWrong={isWrong} courts={courts} onChange={props.onChange} />
        </>
      ) : null}
    </Card>
  );
}

function meetingInWords({ other, wins, because }: Meeting, courts: readonly Court[]): string {
  const conditions = conditionsInWords(other, courts);
  const name = [priceInWords(other), ...conditions].join(', ');
  return texts.meeting(name, wins, because);
}

const Card = styled('li')(({ theme }) => ({
  minWidth: 0,
  padding: '6px 8px 12px 14px',
  border: `1.5px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.tile,
  '&[data-active]': { borderColor: theme.vars.palette.primary.main },
  '& > p': { paddingRight: 8 },
}));

const Choose = styled('button')(({ theme }) => ({
  ...theme.typography.figure,
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  minHeight: 48,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: '1.1rem',
  textAlign: 'left',
  cursor: 'pointer',
}));
