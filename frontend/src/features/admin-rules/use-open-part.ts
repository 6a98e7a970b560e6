import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Problems } from './model/draft';
import { type Part, partAt, partWith } from './model/rule-parts';

export type OpenPart = ReturnType<typeof useOpenPart>;

/** The part of the rules that is open. The fragment of the address opens one at first. */
export function useOpenPart() {
  const { hash } = useLocation();
  const [open, setOpen] = useState(() => partAt(hash));
  return {
    open,
    toggle: (part: Part) => setOpen(open === part ? null : part),
    /** Opens the first part with a problem, so that its field can be seen. */
    openWrong: (problems: Problems) => setOpen(partWith(problems) ?? open),
  };
}
