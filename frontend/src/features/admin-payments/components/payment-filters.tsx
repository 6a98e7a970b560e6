import Box from '@mui/material/Box';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { useEffect, useState } from 'react';
import { FilterDay, FilterSelect, FilterText } from '../../../shared/ui/filter-field';
import type { FilterValues } from '../model/payment-filter';
import { texts } from '../texts';
import type { PaymentPage } from '../types';

interface PaymentFiltersProps {
  values: FilterValues;
  venues: PaymentPage['venues'];
  onChange: (change: Partial<FilterValues>) => void;
}

const states = Object.entries(texts.states).map(([value, label]) => ({ value, label }));

/** Which movements the list shows. */
export function PaymentFilters({ values, venues, onChange }: PaymentFiltersProps) {
  return (
    <Box role="search" aria-label={texts.movements} sx={{ display: 'grid', gap: 1.5, mb: 2.5 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: '1fr 1fr 1.4fr 1.4fr' },
          '& > :nth-of-type(n + 3)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <FilterDay label={texts.from} value={values.desde} onChange={(desde) => onChange({ desde })} />
        <FilterDay label={texts.to} value={values.hasta} onChange={(hasta) => onChange({ hasta })} />
        <FilterSelect
          label={texts.venue}
          any={texts.anyVenue}
          value={values.complejo}
          choices={venues.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(complejo) => onChange({ complejo })}
        />
        <FilterSelect
          label={texts.state}
          any={texts.anyState}
          value={values.estado}
          choices={states}
          onChange={(estado) => onChange({ estado })}
        />
      </Box>
      <Search value={values.buscar} onChange={(buscar) => onChange({ buscar })} />
    </Box>
  );
}

const pause = 350;

interface SearchProps {
  value: string;
  onChange: (value: string) => void;
}

/** Searches once the typing pauses; follows the address where that changes by itself. */
function Search({ value, onChange }: SearchProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  if (value !== asked) {
    setAsked(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <FilterText
      label={texts.search}
      placeholder={texts.searchHint}
      value={typed}
      icon={<SearchRounded aria-hidden sx={{ mr: 1, color: 'text.secondary' }} />}
      onChange={setTyped}
    />
  );
}
