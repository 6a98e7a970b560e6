import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import { VenuesFacade } from '../../venues/index.js';
import { MOST_TILLS, TillInUse, TooManyTills } from '../domain/till-errors.js';
import { TillRepository } from './till-repository.js';
import { TillWork } from './till-work.js';

/** The tills of a venue. A venue that has none takes cash without a till. */
@Injectable()
export class EditTills {
  constructor(
    private readonly tills: TillRepository,
    private readonly venues: VenuesFacade,
    private readonly work: TillWork,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Returns the id of the new till. @throws VenueNotFound, TooManyTills */
  add(venueId: VenueId, name: string, adminId: AdminId): Promise<string> {
    return this.unitOfWork.run(async () => {
      const venue = await this.venues.lock(venueId);
      if ((await this.tills.countOf(venueId)) >= MOST_TILLS) throw new TooManyTills();
      const id: string = this.ids.next();
      await this.tills.add({ id, venueId, name, createdAt: this.clock.now() });
      const till = { id, venueId, name, venueName: venue.name };
      await this.work.record(till, { adminId, action: 'till.added', after: { name } });
      return id;
    });
  }

  /** Takes a till out of service; its sheets stay. @throws TillNotFound, TillInUse */
  retire(tillId: string, adminId: AdminId): Promise<void> {
    return this.work.on(tillId, async (till) => {
      if (till.shiftId !== null) throw new TillInUse();
      await this.tills.retire(tillId, this.clock.now());
      await this.work.record(till, { adminId, action: 'till.retired', before: { name: till.name } });
    });
  }
}
