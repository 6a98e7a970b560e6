import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

interface PagerProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Of all pages together. */
  total: number;
  onTurn: (page: number) => void;
}

/** The ways to the page before and after; nothing where all is on one. */
export function Pager({ page, pageSize, total, onTurn }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
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
