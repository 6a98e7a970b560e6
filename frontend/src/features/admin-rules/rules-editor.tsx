import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { todayIn } from '../../shared/model/dates';
import { LatePart } from '../../shared/ui/late/late-part';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { RuleList } from './components/rule-list';
import { SaveBar } from './components/save/save-bar';
import { useLeaveGuard } from './components/save/use-leave-guard';
import { changesInWords, fieldsInWords } from './model/rules-words';
import { suspiciousPrices } from './model/suspicious-prices';
import { texts } from './texts';
import type { Court, Rules, Venue } from './types';
import { useOpenPart } from './use-open-part';
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
  const part = useOpenPart();
  const saving = useSaving(venue.id, edited, part.openWrong);
  const leaving = useLeaveGuard(changed.length > 0);
  const known = { venueId: venue.id, today, courts };
  const section = { draft, problems: saving.problems, onChange: saving.change };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {contested.length > 0 ? (
        <Alert severity="warning">{texts.contested(fieldsInWords(contested))}</Alert>
      ) : null}
      <RuleList {...section} {...known} rules={rules} changed={changed} part={part} />
      {/* Keeps its place until it comes. */}
      <Box sx={{ minHeight: 480 }}>
        <LatePart>
          <PreviewSection {...known} version={rules.version} change={saving.proposed} />
        </LatePart>
      </Box>
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
