import type { Court, Venue } from './types';

/** The open dialog and its subject. `null` stands for a venue or court that does not exist yet. */
export type Editing =
  | { kind: 'venue'; venue: Venue | null }
  | { kind: 'court'; venue: Venue; court: Court | null; nextNumber: number }
  | { kind: 'remove-venue'; venue: Venue }
  | { kind: 'remove-court'; court: Court };

/** Opens a dialog. */
export type Edit = (editing: Editing) => void;
