import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { type BookingId, idFrom } from '../../../../kernel/domain/ids.js';
import { FollowDeadline } from '../../application/follow-deadline.js';

/** Runs the background work of the module. */
@Injectable()
export class SharedLinkJobs implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly followDeadline: FollowDeadline,
  ) {}

  onModuleInit(): void {
    this.events.subscribe('booking.start_corrected', 'shared-links.on-start-corrected', ({ bookingId }) =>
      this.followDeadline.execute(idFrom<BookingId>(bookingId)),
    );
  }
}
