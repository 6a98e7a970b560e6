import { Injectable } from '@nestjs/common';
import type { CustomerId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import { ServedCustomers, type ServedPerson } from '../../customers/index.js';
import { PlayerProfiles } from '../../players/index.js';
import { type DeskSale, DeskSaleRepository } from './desk-sale-repository.js';

/** The customer of a sale, and the player whose booking it becomes. */
export interface Buyer {
  readonly customerId: CustomerId;
  readonly playerId: PlayerId;
}

/** Knows to whom the desk sells (docs/adr/0097). */
@Injectable()
export class DeskCustomers {
  constructor(
    private readonly customers: ServedCustomers,
    private readonly profiles: PlayerProfiles,
    private readonly sales: DeskSaleRepository,
  ) {}

  /**
   * Returns the buyer, inside the unit of work of the caller. The booking belongs to the account
   * that has verified an address of the customer, otherwise to a guest whom no browser is.
   * @param waits true if the booking waits for its payment. It then belongs to a guest: the
   *   deadline charges the saved card of an account, and the account has pressed nothing.
   * @throws CustomerNotFound, CustomerMerged, InvalidCustomer
   */
  async buyer(venueId: VenueId, person: ServedPerson, waits: boolean): Promise<Buyer> {
    const { id, name, phones, emails, accountId } = await this.customers.serve(venueId, person);
    const contact = { name, phone: phones[0] ?? null, email: emails[0] ?? null };
    const owner = waits ? null : accountId;
    return { customerId: id, playerId: owner ?? (await this.profiles.addGuest(contact)) };
  }

  record(sale: DeskSale): Promise<void> {
    return this.sales.add(sale);
  }
}
