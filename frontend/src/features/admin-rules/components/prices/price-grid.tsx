import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import type { Price } from '../../model/prices';
import { priceInWords, shortPrice } from '../../model/price-words';
import { isEarly, weekOfHours, type Area, type Cell } from '../../model/week';
import { texts } from '../../texts';
import type { OpeningHours } from '../../types';
import type { Tone } from '../week-grid/grid-table';
import { WeekGrid } from '../week-grid/week-grid';
import type { CellFace } from '../week-grid/week-row';

interface PriceGridProps {
  prices: readonly Price[];
  /** The price that is painted. */
  active: number;
  openingHours: OpeningHours;
  onPaint: (area: Area, on: boolean) => void;
}

const tones: readonly Tone[] = ['price-0', 'price-1', 'price-2', 'price-3', 'price-4'];

/** The colour of a price in the grid and in the list. */
export function toneOfPrice(index: number): Tone {
  return tones[index % tones.length] ?? 'price-0';
}

/** The week with the hours of every price. The chosen price lies above the others. */
export function PriceGrid({ prices, active, openingHours, onPaint }: PriceGridProps) {
  const hintId = useId();
  const open = useMemo(() => weekOfHours(openingHours), [openingHours]);
  const isPainted = (price: Price | undefined, { day, half }: Cell) => price?.week[day]?.[half] ?? false;
  const painting = prices[active];
  const amount = painting ? priceInWords(painting) : texts.noAmount;
  const faceOf = (cell: Cell): CellFace => {
    const isOn = isPainted(prices[active], cell);
    const shown = isOn ? active : prices.findLastIndex((price) => isPainted(price, cell));
    const price = prices[shown];
    if (price) {
      return { isOn, tone: toneOfPrice(shown), words: priceInWords(price), mark: shortPrice(price) };
    }
    const isOpen = open[cell.day]?.[cell.half] ?? false;
    return { isOn, tone: isOpen ? 'off' : 'closed', words: isOpen ? texts.courtPrice : texts.shut };
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 650, mb: 0.5 }}>{texts.painting(amount)}</Typography>
      <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {texts.paintingHint}
      </Typography>
      <WeekGrid
        label={texts.priceGrid}
        describedBy={hintId}
        isEarly={isEarly(open) || prices.some(({ week }) => isEarly(week))}
        faceOf={faceOf}
        wordsOf={(on) => (on ? amount : texts.withoutPrice)}
        onPaint={onPaint}
      />
    </Box>
  );
}
