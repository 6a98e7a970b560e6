import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useIsInBrowser } from '../../../shared/model/use-is-in-browser';
import { LatePart } from '../../../shared/ui/late/late-part';
import type { ContactChange, KnownContact } from './contact';
import { ContactLine } from './contact-line';
import { ContactPlace } from './contact-place';
import { texts } from './texts';

interface ContactStepProps {
  known: KnownContact;
  headingLevel: 'h2' | 'h3';
  /** The hint of each field. Their place is kept while the code of the fields is fetched. */
  hints: ContactChange;
  /** Returns the fields. They take the focus if the player has asked for them. */
  fields: (focused: boolean) => ReactNode;
}

/**
 * Asks who a booking or payment is for. One line names a player whose name is known. The server
 * leaves the fields out: React would discard what was typed into them if anything around them
 * changed before their code is there.
 */
export function ContactStep({ known, headingLevel, hints, fields }: ContactStepProps) {
  const titleId = useId();
  const [asks, setAsks] = useState(known.name === null || known.emailBlocked === true);
  const [chosen, setChosen] = useState(false);
  const isInBrowser = useIsInBrowser();
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
      <Box sx={stacked}>
        <ContactPlace hints={hints} />
        <LatePart>{isInBrowser ? fields(chosen) : null}</LatePart>
      </Box>
    </Box>
  );
}

const stacked = { display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: 0 } } as const;
