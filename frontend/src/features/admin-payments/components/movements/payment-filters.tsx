import Box from '@mui/material/Box';
import { FilterDay, FilterSelect } from '../../../../shared/ui/form/filter-field';
import { SearchField } from '../../../../shared/ui/form/search-field';
import type { FilterValues } from '../../model/payment-filter';
import { texts } from '../../texts';
import type { PaymentPage } from '../../types';

interface PaymentFiltersProps {
  values: FilterValues;
  venues: PaymentPage['venues'];
  onChange: (change: Partial<FilterValues>) => void;
}

const states = Object.entries(texts.states).map(([value, label]) => ({ value, label }));

/** The filters of the list of movements. */
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
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        search={values.buscar}
        onSearch={(buscar) => onChange({ buscar })}
      />
    </Box>
  );
}
