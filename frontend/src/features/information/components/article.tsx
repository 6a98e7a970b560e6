import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeader } from '../../../shared/ui/screen/page-header';
import { PagePreview } from '../../../shared/ui/screen/page-preview';
import type { Section } from '../types';

interface ArticleProps {
  title: string;
  lead: string;
  sections: readonly Section[];
  /** The part above the sections. */
  first?: ReactNode;
  /** The part below the sections. */
  last?: ReactNode;
}

/** A page of text in lines that are short enough to read. */
export function Article({ title, lead, sections, first, last }: ArticleProps) {
  return (
    <div className="s-wrap">
      <Box sx={{ maxWidth: '68ch', mx: 'auto' }}>
        <PagePreview title={title} description={lead} />
        <PageHeader title={title} subtitle={<LeadText>{lead}</LeadText>} />
        <Box sx={{ display: 'grid', gap: { xs: 4, md: 5 }, pt: 1 }}>
          {first}
          {sections.map((section) => (
            <ArticleSection key={section.heading} section={section} />
          ))}
          {last}
        </Box>
      </Box>
    </div>
  );
}

function LeadText({ children }: { children: ReactNode }) {
  return <Typography sx={{ fontSize: '1.125rem', lineHeight: 1.5 }}>{children}</Typography>;
}

function ArticleSection({ section: { heading, paragraphs = [], items = [], link } }: { section: Section }) {
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 1.25 }}>
          {paragraph}
        </Typography>
      ))}
      {items.length > 0 ? (
        <Box
          component="ul"
          sx={{
            m: 0,
            pl: 2.75,
            display: 'grid',
            gap: 1.25,
            '& ::marker': { color: 'primary.main' },
          }}
        >
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Box>
      ) : null}
      {link ? (
        <Link
          component={RouterLink}
          to={link.to}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {link.label}
        </Link>
      ) : null}
    </section>
  );
}
