import Box from '@mui/material/Box';
import { DayField } from '../../../../shared/ui/form/day-field';
import { useHasOneVenue } from '../../../../shared/api/own-venues';
import { FilterSelect, filterColumns } from '../../../../shared/ui/form/filter-field';
import { SearchSelect, type Choice } from '../../../../shared/ui/form/search-select';
import { SearchField } from '../../../../shared/ui/form/search-field';
import type { FilterValues } from '../../model/payment-filter';
import { texts } from '../../texts';
import type { PaymentPage } from '../../types';

interface PaymentFiltersProps {
  values: FilterValues;
  venues: PaymentPage['venues'];
  onChange: (change: Partial<FilterValues>) => void;
}

const anyVenue: Choice = { id: '', label: texts.anyVenue };
const states = Object.entries(texts.states).map(([value, label]) => ({ value, label }));

/** The filters of the list of movements. */
export function PaymentFilters({ values, venues, onChange }: PaymentFiltersProps) {
  const hasOneVenue = useHasOneVenue('figures.read');
  const choices = [anyVenue].concat(venues.map(({ id, name }) => ({ id, label: name })));
  return (
    <Box role="search" aria-label={texts.movements} sx={{ display: 'grid', gap: 1.5, mb: 2.5 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { ...filterColumns, ...(hasOneVenue ? { lg: '1fr 1fr 1.4fr' } : {}) },
          '& > :nth-of-type(n + 3)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <DayField label={texts.from} value={values.desde} onChange={(desde) => onChange({ desde })} />
        <DayField label={texts.to} value={values.hasta} onChange={(hasta) => onChange({ hasta })} />
        {hasOneVenue === false ? (
          <SearchSelect
            label={texts.venue}
            choices={choices}
            value={choices.find(({ id }) => id === values.complejo) ?? anyVenue}
            onChange={({ id: complejo }) => onChange({ complejo })}
          />
        ) : null}
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
