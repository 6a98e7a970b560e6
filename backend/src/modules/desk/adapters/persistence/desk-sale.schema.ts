import { EntitySchema } from 'typeorm';
import type { BookingId, CustomerId } from '../../../../kernel/domain/ids.js';

/** A row of `desk_sales`: for which customer the desk has sold a booking. */
export interface DeskSaleRow {
  bookingId: BookingId;
  customerId: CustomerId;
  code: string;
  players: string[];
  note: string | null;
}

export const DeskSaleSchema = new EntitySchema<DeskSaleRow>({
  name: 'DeskSale',
  tableName: 'desk_sales',
  columns: {
    bookingId: { type: 'uuid', name: 'booking_id', primary: true },
    customerId: { type: 'uuid', name: 'customer_id' },
    code: { type: 'text' },
    players: { type: 'text', array: true },
    note: { type: 'text', nullable: true },
  },
});
