import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense, useState, type ReactNode } from 'react';
import { todayIn } from '../../shared/model/dates';
import { LatePart } from '../../shared/ui/late/late-part';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { CategoriesSection } from './components/categories/categories-section';
import { ExceptionsSection } from './components/hours/exceptions-section';
import { HoursSection } from './components/hours/hours-section';
import { BookingSection } from './components/limits/booking-section';
import { PlaysSection } from './components/limits/plays-section';
import { PricesSection } from './components/prices/prices-section';
import { Anchor, anchors, SectionLinks } from './components/section-links';
import { SaveBar } from './components/save/save-bar';
import { TransferSection } from './components/transfer/transfer-section';
import { TermsSection } from './components/terms/terms-section';
import { useLeaveGuard } from './components/save/use-leave-guard';
import type { EditorProps } from './model/draft';
import { changesInWords, fieldsInWords } from './model/rules-words';
import { suspiciousPrices } from './model/suspicious-prices';
import { texts } from './texts';
import type { Court, Rules, Venue } from './types';
import { useRulesDraft } from './use-rules-draft';
import { useSaving } from './use-saving';

const LeaveDialog = lazyComponent(() =>
  import('./components/save/leave-dialog').then((file) => file.LeaveDialog),
);

const ReviewDialog = lazyComponent(() =>
  import('./components/save/review-dialog').then((file) => file.ReviewDialog),
);

const PreviewSection = lazyComponent(() =>
  import('./components/preview/preview-section').then((file) => file.PreviewSection),
);

interface RulesEditorProps {
  venue: Venue;
  rules: Rules;
  courts: readonly Court[];
}

/** Every rule of a venue, what is not saved, and the way to save it. */
export function RulesEditor({ venue, rules: current, courts }: RulesEditorProps) {
  const [today] = useState(() => todayIn(venue.timeZone));
  const edited = useRulesDraft(venue.id, current);
  const { draft, rules, changed, contested } = edited;
  const saving = useSaving(venue.id, edited);
  const leaving = useLeaveGuard(changed.length > 0);
  const section = { draft, problems: saving.problems, onChange: saving.change };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {contested.length > 0 ? (
        <Alert severity="warning">{texts.contested(fieldsInWords(contested))}</Alert>
      ) : null}
      <Sections {...section} venueId={venue.id} today={today} courts={courts}>
        <PreviewSection
          venueId={venue.id}
          version={rules.version}
          change={saving.proposed}
          today={today}
          courts={courts}
        />
      </Sections>
      {changed.length > 0 ? (
        <SaveBar
          changed={changed}
          pending={saving.isReviewing}
          onDiscard={() => edited.restart(rules)}
          onReview={saving.review}
        />
      ) : null}
      <Suspense fallback={null}>
        {saving.reviewed ? (
          <ReviewDialog
            changes={changesInWords(changed, rules, saving.reviewed, courts)}
            jumps={suspiciousPrices(rules, saving.reviewed, courts)}
            affected={saving.reviewed.affectedBookings}
            pending={saving.isSaving}
            error={saving.error}
            onSave={saving.save}
            onClose={saving.close}
          />
        ) : null}
        {leaving.address === null ? null : (
          <LeaveDialog
            address={leaving.address}
            onLeave={() => edited.restart(rules)}
            onStay={leaving.stay}
          />
        )}
      </Suspense>
    </Box>
  );
}

interface SectionsProps extends EditorProps {
  venueId: string;
  today: string;
  courts: readonly Court[];
  /** The hours as players would see them. */
  children: ReactNode;
}

function Sections({ venueId, today, courts, children, ...editor }: SectionsProps) {
  return (
    <>
      <SectionLinks />
      <Anchor id={anchors.hours}>
        <HoursSection {...editor} />
      </Anchor>
      <Anchor id={anchors.exceptions}>
        <ExceptionsSection {...editor} today={today} />
      </Anchor>
      <Anchor id={anchors.plays}>
        <PlaysSection {...editor} />
      </Anchor>
      <Anchor id={anchors.prices}>
        <PricesSection {...editor} courts={courts} />
      </Anchor>
      <Anchor id={anchors.terms}>
        <TermsSection {...editor} />
      </Anchor>
      <Anchor id={anchors.booking}>
        <BookingSection {...editor} />
      </Anchor>
      <Anchor id={anchors.transfer}>
        <TransferSection {...editor} />
      </Anchor>
      <Anchor id={anchors.categories}>
        <CategoriesSection venueId={venueId} />
      </Anchor>
      <Anchor id={anchors.preview} style={previewPlace}>
        <LatePart>{children}</LatePart>
      </Anchor>
    </>
  );
}

/** Keeps what follows from moving when the preview comes. */
const previewPlace = { minHeight: 480 } as const;
