import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleKeys } from '../../shared/api/admin-keys';
import { changedFields, draftOf, movedTo, type Draft, type Field } from './model/draft';
import type { Rules } from './types';

interface Edited {
  /** The rules that the draft began with. */
  rules: Rules;
  draft: Draft;
  /** The fields that another admin changed meanwhile and that this draft changes too. */
  contested: readonly Field[];
}

/**
 * The rules as they are edited. What is not saved outlives a visit to another screen. When newer
 * rules arrive, the draft keeps its changes on top of them.
 */
export function useRulesDraft(venueId: string, current: Rules) {
  const queryClient = useQueryClient();
  const queryKey = ruleKeys.draft(venueId);
  const [stored, setStored] = useState(() => queryClient.getQueryData<Edited>(queryKey) ?? freshly(current));
  const edited = stored.rules.version === current.version ? stored : onTopOf(current, stored);
  const keep = (next: Edited) => {
    queryClient.setQueryData<Edited>(queryKey, next);
    setStored(next);
  };
  return {
    ...edited,
    changed: changedFields(edited.draft, edited.rules),
    change: (part: Partial<Draft>) => keep({ ...edited, draft: { ...edited.draft, ...part } }),
    /** Begins again with these rules, without a change. */
    restart: (rules: Rules) => {
      setStored(freshly(rules));
      queryClient.removeQueries({ queryKey });
    },
  };
}

const freshly = (rules: Rules): Edited => ({ rules, draft: draftOf(rules), contested: [] });

function onTopOf(current: Rules, { rules, draft }: Edited): Edited {
  const changed = changedFields(draft, rules);
  const changedByOthers = changedFields(draftOf(current), rules);
  return {
    rules: current,
    draft: movedTo(current, draft, rules),
    contested: changed.filter((field) => changedByOthers.includes(field)),
  };
}
