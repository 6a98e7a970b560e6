import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { filterCount } from '../../model/wish';
import { texts } from '../../texts';
import type { Search } from '../../use-search';
import { FurtherFilters } from './further-filters';

/** The change of the address that takes all further filters away. */
const noFilters = { to: null, minutes: null, surface: null, lights: null, maxPrice: null } as const;

interface FilterSheetProps {
  search: Search;
  onClose: () => void;
}

/** The filters that do not fit beside the others on a phone. */
export function FilterSheet({ search, onClose }: FilterSheetProps) {
  const count = search.wish === null ? 0 : filterCount(search.wish);
  return (
    <DialogFrame
      title={texts.filters}
      onPhones="sheet"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" disabled={count === 0} onClick={() => search.change(noFilters)}>
            {texts.clearFilters}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {texts.seeHours}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', pt: 0.5 }}>
        <FurtherFilters search={search} />
      </Box>
    </DialogFrame>
  );
}
