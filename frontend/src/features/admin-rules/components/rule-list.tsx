import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { EditorProps, Field } from '../model/draft';
import { hasField, type Part, parts } from '../model/rule-parts';
import { summaries } from '../model/rule-summaries';
import { texts } from '../texts';
import type { OpenPart } from '../use-open-part';
import type { Court, Rules } from '../types';
import { CategoriesRow } from './categories/categories-row';
import { ExceptionsSection } from './hours/exceptions-section';
import { HoursSection } from './hours/hours-section';
import { BookingSection } from './limits/booking-section';
import { PlaysSection } from './limits/plays-section';
import { PricesSection } from './prices/prices-section';
import { RuleRow } from './rule-row';
import { TermsSection } from './terms/terms-section';
import { TransferSection } from './transfer/transfer-section';

interface RuleListProps extends EditorProps {
  venueId: string;
  rules: Rules;
  today: string;
  courts: readonly Court[];
  changed: readonly Field[];
  part: OpenPart;
}

/** The parts of the rules, each as a sentence. At most one of them is open. */
export function RuleList(props: RuleListProps) {
  const { venueId, rules, today, courts, changed, part: shown, ...editor } = props;
  const known = { rules, courts, today };
  const rowOf = (part: Part) => ({
    id: parts[part].anchor,
    title: texts[part],
    isOpen: shown.open === part,
    isChanged: hasField(part, changed),
    onToggle: () => shown.toggle(part),
  });
  const kept = (part: keyof typeof summaries, fields: ReactNode) => (
    <RuleRow {...rowOf(part)} summary={summaries[part](known)}>
      {fields}
    </RuleRow>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {kept('hours', <HoursSection {...editor} />)}
      {kept('exceptions', <ExceptionsSection {...editor} today={today} />)}
      {kept('plays', <PlaysSection {...editor} />)}
      {kept('prices', <PricesSection {...editor} courts={courts} />)}
      {kept('terms', <TermsSection {...editor} />)}
      {kept('booking', <BookingSection {...editor} />)}
      {kept('transfer', <TransferSection {...editor} />)}
      <CategoriesRow {...rowOf('categories')} venueId={venueId} />
    </Box>
  );
}
