import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KnownContact } from './contact';
import { texts } from './texts';

interface ContactLineProps {
  known: KnownContact;
  onChange: () => void;
}

/** "A nombre de Ana Torres · ana@example.org", and a button to change it. */
export function ContactLine({ known: { name, phone, email }, onChange }: ContactLineProps) {
  const contact = email ?? phone ?? null;
  return (
    <Box component="p" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {texts.inNameOf} <b>{name}</b>
      {contact === null ? ' ' : ` · ${contact} `}
      <Button size="small" aria-label={texts.changeContact} onClick={onChange} sx={{ px: 0.5, minWidth: 0 }}>
        {texts.change}
      </Button>
    </Box>
  );
}
