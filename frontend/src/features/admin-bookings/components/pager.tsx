import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  /** How many of the page there are. */
  shown: number;
  onPage: (page: number) => void;
}

/** Which of the results are shown, and the way to the others. */
export function Pager({ page, pageSize, total, shown, onPage }: PagerProps) {
  const first = (page - 1) * pageSize + 1;
  const last = first + shown - 1;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
      <Typography role="status" sx={{ flex: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {texts.shown(first, last, total)}
      </Typography>
      {total > pageSize ? (
        <>
          <Button variant="outlined" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {texts.previousPage}
          </Button>
          <Button variant="outlined" disabled={last >= total} onClick={() => onPage(page + 1)}>
            {texts.nextPage}
          </Button>
        </>
      ) : null}
    </Box>
  );
}
