import { Injectable } from '@nestjs/common';
import type { AdminId, BookingId } from '../../../kernel/domain/ids.js';
import { type AuditEntry, AuditTrail } from '../../../kernel/application/audit-trail.js';
import { bookingLabel, BookingQueries } from '../../bookings/index.js';

/** An action of an admin with the money of a booking. */
interface DeskEntry extends Pick<AuditEntry, 'action' | 'before' | 'after'> {
  bookingId: BookingId;
  adminId: AdminId;
}

/** Records in the audit log what the desk does with a booking, under the name of the booking. */
@Injectable()
export class DeskAudit {
  constructor(
    private readonly bookings: BookingQueries,
    private readonly audit: AuditTrail,
  ) {}

  /** Adds the entry in the ambient transaction. */
  async record({ bookingId: id, ...entry }: DeskEntry): Promise<void> {
    const label = bookingLabel(await this.bookings.shared(id));
    await this.audit.record({ ...entry, subject: { type: 'booking', id, label } });
  }
}
