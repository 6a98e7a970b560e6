import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

interface PagerProps {
  /** The shown page, from 1. */
  page: number;
  pageSize: number;
  /** The number of items on all pages together. */
  total: number;
  /** Shows "Página 2 de 3", or "21–40 de 45". Only the latter also shows for a single page. */
  counts?: 'pages' | 'items';
  onTurn: (page: number) => void;
}

/** Shows the position in a paged list, with buttons for the previous and the next page. */
export function Pager({ counts = 'pages', ...list }: PagerProps) {
  return counts === 'pages' ? <PageCount {...list} /> : <ItemCount {...list} />;
}

type CountProps = Omit<PagerProps, 'counts'>;

function PageCount({ page, pageSize, total, onTurn }: CountProps) {
  const pages = pageCount(total, pageSize);
  if (pages === 1 && page === 1) return null;
  return (
    <Box
      component="nav"
      aria-label={texts.pages}
      sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 2, mt: 2.5 }}
    >
      <Button
        variant="outlined"
        size="small"
        disabled={page <= 1}
        onClick={() => onTurn(Math.min(page - 1, pages))}
      >
        {texts.previousPage}
      </Button>
      <Typography aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {texts.pageOf(page, pages)}
      </Typography>
      <Button variant="outlined" size="small" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {texts.nextPage}
      </Button>
    </Box>
  );
}

function ItemCount({ page, pageSize, total, onTurn }: CountProps) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
      <Typography role="status" sx={{ flex: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {texts.itemsOf(first, last, total)}
      </Typography>
      {total > pageSize ? (
        <>
          <Button variant="outlined" disabled={page === 1} onClick={() => onTurn(page - 1)}>
            {texts.previousItems}
          </Button>
          <Button variant="outlined" disabled={last >= total} onClick={() => onTurn(page + 1)}>
            {texts.nextItems}
          </Button>
        </>
      ) : null}
    </Box>
  );
}

function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
