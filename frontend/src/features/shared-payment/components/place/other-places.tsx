import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { outdent } from '../../../../shared/theme/tokens';
import { formatMoney } from '../../../../shared/model/money';
import { PlainField } from '../../../../shared/ui/form/plain-field';
import { freePlaces } from '../../../payments/sharing/seats';
import { priceOf } from '../../model/places';
import { texts } from '../../texts';
import type { SharedLinkPage } from '../../types';

interface OtherPlacesProps {
  link: SharedLinkPage['link'];
  /** For whom the further places are; an empty text has no name. */
  others: readonly string[];
  /** How many of the free places the reader takes besides: that of the reader, or none. */
  own: number;
  onChange: (others: readonly string[]) => void;
}

const maxNameLength = 40;

/** Lets the reader pay for other players too, or for everyone who is missing. */
export function OtherPlaces({ link, others, own, onChange }: OtherPlacesProps) {
  const free = link.access === 'group' ? freePlaces(link) : 0;
  const canAdd = free > own + others.length;
  if (!canAdd && others.length === 0) return null;
  const all = Array.from({ length: free - own }, (_, index) => others[index] ?? '');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'stretch', gap: 1 }}>
      {others.map((name, index) => (
        <Box key={index}>
          <PlainField
            label={texts.forWhom}
            helperText={texts.forWhomHint}
            value={name}
            maxLength={maxNameLength}
            autoComplete="off"
            onChange={({ target: { value } }) =>
              onChange(others.map((other, place) => (place === index ? value : other)))
            }
          />
          {others.length + own > 1 ? (
            <Button size="small" onClick={() => onChange(others.filter((_, place) => place !== index))}>
              {texts.removePlace(name.trim())}
            </Button>
          ) : null}
        </Box>
      ))}
      {canAdd ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => onChange(others.concat(''))}>
            {texts.payAlso}
          </Button>
          <Button onClick={() => onChange(all)} sx={{ ml: { xs: outdent.medium, sm: 0 } }}>
            {texts.payAll(formatMoney(priceOf(link, free)))}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
