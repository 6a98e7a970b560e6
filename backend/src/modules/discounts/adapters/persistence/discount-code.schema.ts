import { EntitySchema } from 'typeorm';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import type { DiscountType } from '../../domain/discount-code.js';

/** A row of `discount_codes`. */
export interface DiscountCodeRow {
  id: string;
  code: string;
  type: DiscountType;
  valueHundredths: number;
  maxUsage: number | null;
  maxPerPlayer: number | null;
  usageCount: number;
  expiresAt: Date | null;
  isActive: boolean;
  isPromoted: boolean;
  venueIds: VenueId[] | null;
  createdAt: Date;
}

export const DiscountCodeSchema = new EntitySchema<DiscountCodeRow>({
  name: 'DiscountCode',
  tableName: 'discount_codes',
  columns: {
    id: { type: 'uuid', primary: true },
    code: { type: 'text', unique: true },
    type: { type: 'text' },
    valueHundredths: { type: 'integer', name: 'value_hundredths' },
    maxUsage: { type: 'integer', name: 'max_usage', nullable: true },
    maxPerPlayer: { type: 'integer', name: 'max_per_player', nullable: true },
    usageCount: { type: 'integer', name: 'usage_count', default: 0 },
    expiresAt: { type: 'timestamptz', name: 'expires_at', nullable: true },
    isActive: { type: 'boolean', name: 'is_active', default: true },
    isPromoted: { type: 'boolean', name: 'is_promoted', default: false },
    venueIds: { type: 'uuid', name: 'venue_ids', array: true, nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});
