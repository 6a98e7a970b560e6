import { EntitySchema } from 'typeorm';

/** A row of `slot_claims`: an hour of a court that a booking or a block holds, never both. */
export interface SlotClaimRow {
  courtId: string;
  slotDate: string;
  slotHour: number;
  bookingId: string | null;
  blockId: string | null;
}

export const SlotClaimSchema = new EntitySchema<SlotClaimRow>({
  name: 'SlotClaim',
  tableName: 'slot_claims',
  columns: {
    courtId: { type: 'uuid', name: 'court_id', primary: true },
    slotDate: { type: 'date', name: 'slot_date', primary: true },
    slotHour: { type: 'smallint', name: 'slot_hour', primary: true },
    bookingId: { type: 'uuid', name: 'booking_id', nullable: true },
    blockId: { type: 'uuid', name: 'block_id', nullable: true },
  },
});
