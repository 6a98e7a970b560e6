import { EntitySchema } from 'typeorm';
import type { BookingId, CourtId } from '../../../../kernel/domain/ids.js';

/**
 * A row of `half_hour_claims`: a half hour (0 to 47) of a court that a booking, a block or an offer
 * to the waiting list holds. Exactly one of the three ids is set.
 */
export interface HalfHourClaimRow {
  courtId: CourtId;
  slotDate: string;
  halfHour: number;
  bookingId: BookingId | null;
  blockId: string | null;
  holdId: string | null;
}

export const HalfHourClaimSchema = new EntitySchema<HalfHourClaimRow>({
  name: 'HalfHourClaim',
  tableName: 'half_hour_claims',
  columns: {
    courtId: { type: 'uuid', name: 'court_id', primary: true },
    slotDate: { type: 'date', name: 'slot_date', primary: true },
    halfHour: { type: 'smallint', name: 'half_hour', primary: true },
    bookingId: { type: 'uuid', name: 'booking_id', nullable: true },
    blockId: { type: 'uuid', name: 'block_id', nullable: true },
    holdId: { type: 'uuid', name: 'hold_id', nullable: true },
  },
});
