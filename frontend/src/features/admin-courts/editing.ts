import type { Court, Venue } from './types';

/** Which dialog is open, and about what; `null` for a thing that is being made. */
export type Editing =
  | { kind: 'venue'; venue: Venue | null }
  | { kind: 'court'; venue: Venue; court: Court | null; nextNumber: number }
  | { kind: 'remove-venue'; venue: Venue }
  | { kind: 'remove-court'; court: Court };

/** Opens a dialog. */
export type Edit = (editing: Editing) => void;
