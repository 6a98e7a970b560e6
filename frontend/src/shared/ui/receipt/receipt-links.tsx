import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '../../config/paths';
import { LinkButton } from '../screen/link-button';
import { outdent } from '../../theme/tokens';
import { pdfAddress } from './pdf-address';
import { texts } from './texts';

interface ReceiptLinksProps {
  number: string;
  /** True for a credit note. */
  isNote?: boolean;
}

/** Leads to a receipt, and to its two papers in a new tab. */
export function ReceiptLinks({ number, isNote = false }: ReceiptLinksProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, ml: outdent.small }}>
      <LinkButton to={paths.adminReceipt(number)} size="small">
        {isNote ? texts.creditNote(number) : texts.receipt(number)}
      </LinkButton>
      <Paper href={pdfAddress(number, '80mm')} label={texts.printOf(number)}>
        {texts.print}
      </Paper>
      <Paper href={pdfAddress(number, 'a4')} label={texts.pdfOf(number)}>
        {texts.pdf}
      </Paper>
    </Box>
  );
}

function Paper({ href, label, children }: { href: string; label: string; children: string }) {
  return (
    <Button
      component="a"
      size="small"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
    >
      {children}
    </Button>
  );
}
