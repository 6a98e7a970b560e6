import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../../shared/api/categories-query';
import type { Customer } from '../../../shared/api/customers-query';
import { may, useOwnRights } from '../../../shared/api/own-rights';
import { categoryLine } from '../contact-line';
import { texts } from '../texts';

type Name = 'categoryId' | 'categoryUntil';

interface CategoryFieldsProps {
  venueId: string;
  category: Customer['category'];
  value: Record<Name, string>;
  problem: string | undefined;
  onChange: (name: Name, value: string) => void;
}

/**
 * The category of a customer and its last day; reception only reads them. Nothing is shown at a
 * venue without categories.
 */
export function CategoryFields({ venueId, category, value, problem, onChange }: CategoryFieldsProps) {
  const { data: categories = [] } = useQuery(categoriesQuery(venueId));
  const rights = useOwnRights();
  if (categories.length === 0 || rights === undefined) return null;
  if (!may(rights, 'category.give', venueId))
    return category ? <Typography>{categoryLine(category)}</Typography> : null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
      <TextField
        select
        fullWidth
        label={texts.category}
        value={value.categoryId}
        error={problem !== undefined}
        onChange={({ target }) => onChange('categoryId', target.value)}
        slotProps={{ select: { native: true } }}
      >
        <option value="">{texts.noCategory}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      {value.categoryId === '' ? null : (
        <TextField
          fullWidth
          type="date"
          label={texts.categoryUntil}
          value={value.categoryUntil}
          error={problem !== undefined}
          helperText={texts.categoryUntilHint}
          onChange={({ target }) => onChange('categoryUntil', target.value)}
        />
      )}
      {problem ? (
        <FormHelperText error sx={{ gridColumn: '1 / -1' }}>
          {problem}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
