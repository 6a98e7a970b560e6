import Box from '@mui/material/Box';
import { FilterSelect } from '../../shared/ui/form/filter-field';
import { texts } from './texts';

interface ReviewFiltersProps {
  /** `espera` for those without a reply, or an empty text for all. */
  shown: string;
  onChange: (shown: string) => void;
}

/** Chooses between all reviews and those that wait for a reply. */
export function ReviewFilters({ shown, onChange }: ReviewFiltersProps) {
  return (
    <Box role="search" aria-label={texts.list} sx={{ maxWidth: 280, mb: 2.5 }}>
      <FilterSelect
        label={texts.show}
        any={texts.all}
        value={shown}
        choices={[{ value: 'espera', label: texts.waiting }]}
        onChange={onChange}
      />
    </Box>
  );
}
