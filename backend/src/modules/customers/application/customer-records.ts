import { Injectable } from '@nestjs/common';
import type { CustomerId, VenueId } from '../../../kernel/domain/ids.js';

/** The records of one module about customers. It reads and writes only its own tables. */
export interface CustomerRecord {
  /** Returns the customers of a venue that a text names, such as a part of a booking code. */
  readonly named: (venueId: VenueId, text: string) => Promise<CustomerId[]>;
  /** Gives everything of a customer to another one, in the ambient transaction. */
  readonly move: (from: CustomerId, to: CustomerId) => Promise<void>;
  /** Removes the personal data of these customers, in the ambient transaction. */
  readonly forget: (ids: readonly CustomerId[]) => Promise<void>;
}

/** Finds, moves and forgets what the modules above store about a customer. */
@Injectable()
export class CustomerRecords {
  private readonly records: CustomerRecord[] = [];

  /** Registers the records of a module while modules start. */
  add(record: CustomerRecord): void {
    this.records.push(record);
  }

  async named(venueId: VenueId, text: string): Promise<CustomerId[]> {
    return (await Promise.all(this.records.map((record) => record.named(venueId, text)))).flat();
  }

  async moveAll(from: CustomerId, to: CustomerId): Promise<void> {
    for (const { move } of this.records) await move(from, to);
  }

  async forgetAll(ids: readonly CustomerId[]): Promise<void> {
    for (const { forget } of this.records) await forget(ids);
  }
}
