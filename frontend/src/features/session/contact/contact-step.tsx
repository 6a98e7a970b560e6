import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { LatePart } from '../../../shared/ui/screen/late-part';
import { lazyComponent } from '../../../shared/ui/screen/lazy-component';
import type { ContactFieldsProps } from './contact-fields';
import { ContactLine } from './contact-line';
import { texts } from './texts';

const ContactFields = lazyComponent(() => import('./contact-fields').then((file) => file.ContactFields));

/** Fetches the code of the fields before they are shown. */
export const preloadContactFields = ContactFields.preload;

interface ContactStepProps extends Omit<ContactFieldsProps, 'focused'> {
  headingLevel: 'h2' | 'h3';
  /** The place that is kept while the code of the fields is fetched, by width of the window. */
  height: { xs: number; sm: number };
}

/** Asks who a booking or payment is for. One line names a player who has told it before. */
export function ContactStep({ headingLevel, height, ...fields }: ContactStepProps) {
  const { known } = fields;
  const titleId = useId();
  const [asks, setAsks] = useState(known.name === null || known.emailBlocked === true);
  const [chosen, setChosen] = useState(false);
  const handleChange = () => {
    setAsks(true);
    setChosen(true);
  };
  if (!asks) return <ContactLine known={known} onChange={handleChange} />;
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component={headingLevel}>
        {texts.title}
      </Typography>
      <Box sx={{ minHeight: height }}>
        <LatePart>
          <ContactFields {...fields} focused={chosen} />
        </LatePart>
      </Box>
    </Box>
  );
}
