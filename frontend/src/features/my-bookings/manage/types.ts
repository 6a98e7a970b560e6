import type { components } from '../../../shared/api/schema';
import type { LocalDay } from '../../../shared/model/dates';

/** The booking behind the link of a letter, as the API returns it. */
export type ManagedPage = components['schemas']['ManagePageBody'];

/** The change that the holder of the link wants. */
export type Change =
  | {
      kind: 'cancel';
      /** The reason, or an empty text. */
      reason: string;
      /** The refund that was shown, in percent. */
      expectedPercentage?: number;
    }
  | {
      kind: 'move';
      date: LocalDay;
      slot: string;
      /** The price that was shown, in cents. */
      cents: number;
    };
