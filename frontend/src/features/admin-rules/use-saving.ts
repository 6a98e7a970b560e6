import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, userMessageOf } from '../../shared/api/api-error';
import { words } from '../../shared/texts/words';
import { useToast } from '../../shared/ui/toast/toast-context';
import { rulesQuery } from './api/rules-query';
import { isChangedMeanwhile, useDryRun, useSaveRules } from './api/save-rules';
import { changeOf, type Draft, type Problems } from './model/draft';
import { problemsOf } from './model/problems';
import { texts } from './texts';
import type { ReviewedRules } from './types';
import type { useRulesDraft } from './use-rules-draft';

type EditedRules = ReturnType<typeof useRulesDraft>;

/**
 * The way of a change: it is checked, reviewed with what it touches, and saved. If another admin
 * has saved meanwhile, the newer rules are read and the draft stays on top of them.
 * @param onProblems shows the part with the problems, whose first field then takes the focus
 */
export function useSaving(venueId: string, edited: EditedRules, onProblems: (found: Problems) => void) {
  const { draft, rules, changed } = edited;
  const queryClient = useQueryClient();
  const showToast = useToast();
  const dryRun = useDryRun(venueId);
  const saveRules = useSaveRules(venueId);
  const [problems, setProblems] = useState<Problems>({});
  const [reviewed, setReviewed] = useState<ReviewedRules | null>(null);

  const show = (found: Problems) => {
    setProblems(found);
    onProblems(found);
  };
  const fail = async (error: unknown) => {
    if (isChangedMeanwhile(error)) {
      setReviewed(null);
      await queryClient.fetchQuery(rulesQuery(venueId));
      showToast({ tone: 'error', title: texts.changedMeanwhile, description: texts.changedMeanwhileHint });
      return;
    }
    const found = problemsOfServer(error);
    show(found);
    // A problem without a field stands in the dialog, if it is open.
    if (reviewed && Object.keys(found).length === 0) return;
    setReviewed(null);
    showToast({ tone: 'error', title: words.error, description: userMessageOf(error) });
  };
  const request = () => ({ version: rules.version, change: changeOf(draft, rules) });

  const review = async () => {
    const found = problemsOf(draft, changed);
    show(found);
    if (Object.keys(found).length > 0) return showFirstProblem();
    await dryRun.mutateAsync(request()).then(setReviewed, fail);
  };
  const save = async () => {
    try {
      const saved = await saveRules.mutateAsync(request());
      edited.restart(saved);
      setReviewed(null);
      showToast({ tone: 'success', title: texts.saved });
    } catch (error) {
      await fail(error);
    }
  };

  return {
    problems,
    /** The changes of the draft; null while a field is wrong. */
    proposed: Object.keys(problemsOf(draft, changed)).length === 0 ? changeOf(draft, rules) : null,
    reviewed,
    isReviewing: dryRun.isPending,
    isSaving: saveRules.isPending,
    error: saveRules.error && !isChangedMeanwhile(saveRules.error) ? userMessageOf(saveRules.error) : null,
    change: (part: Partial<Draft>) => {
      setProblems(without(problems, Object.keys(part)));
      edited.change(part);
    },
    review: () => void review(),
    save: () => void save(),
    close: () => setReviewed(null),
  };
}

function without(problems: Problems, fields: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)));
}

/** Puts the problems of the server at their fields: `refundSteps.0.hoursBefore` at the terms. */
function problemsOfServer(error: unknown): Problems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.fields.map(({ field, message }) => [field.replace(/[.[].*/, ''), message] as const),
  );
}

/** Moves the focus to the first field with a problem, once it is marked. */
function showFirstProblem(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
