import Box from '@mui/material/Box';
import { contactFields, type ContactChange } from './contact';

interface ContactPlaceProps {
  /** The hint of each field. */
  hints: ContactChange;
}

/**
 * As high as the fields, whose code comes later: how many lines a hint takes depends on the width.
 * The hints are not text here, so that a reader does not meet them twice.
 */
export function ContactPlace({ hints }: ContactPlaceProps) {
  const asked = contactFields.filter((field) => hints[field] !== undefined);
  return (
    <Box aria-hidden="true" sx={place}>
      {asked.map((field) => (
        <div key={field} data-hint={hints[field]} />
      ))}
    </Box>
  );
}

const whole = { gridColumn: '1 / -1' } as const;

/** One column, or two below the name. */
export const contactGrid = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& > :first-of-type': whole,
  '& > :nth-of-type(2):last-of-type': whole,
} as const;

/** The padding is what a `PlainField` is without its hint, and the text is as large as the hint. */
const place = {
  ...contactGrid,
  visibility: 'hidden',
  '& > ::before': {
    content: 'attr(data-hint)',
    display: 'block',
    p: '92.4px 4px 4px',
    fontSize: '0.9375rem',
    lineHeight: 1.45,
  },
} as const;
