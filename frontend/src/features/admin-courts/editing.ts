import type { Court, Venue } from './types';

/**
 * The open dialog and its subject. `null` stands for a venue or court that does not exist yet.
 * `copyOf` is the court whose values a new one takes over; `taken` are the numbers of the courts.
 */
export type Editing =
  | { kind: 'venue'; venue: Venue | null }
  | { kind: 'court'; venue: Venue; court: Court | null; copyOf?: Court; taken: readonly number[] }
  | { kind: 'remove-venue'; venue: Venue }
  | { kind: 'remove-court'; court: Court };

/** Opens a dialog. */
export type Edit = (editing: Editing) => void;

/** The state and actions of the rows: the venues whose courts are shown, and what a press does. */
export interface Rows {
  shown: ReadonlySet<string>;
  onToggle: (venueId: string) => void;
  onEdit: Edit;
}
