import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { AdminId, CustomerId, VenueId } from '../../../kernel/domain/ids.js';
import { ContactSettings } from '../../players/index.js';
import { VenuesFacade } from '../../venues/index.js';
import { type HeldCategory, NO_CATEGORY } from '../domain/category-of-customer.js';
import {
  type Customer,
  detailsOf,
  mergedCategory,
  mergedDetails,
  type TypedDetails,
} from '../domain/customer.js';
import {
  CategoryUnknown,
  CustomerMerged,
  CustomerNotFound,
  LastDayWithoutCategory,
  MergeWithItself,
} from '../domain/customer-errors.js';
import { CustomerRecords } from './customer-records.js';
import { VenueCustomerRepository } from './venue-customer-repository.js';

const FIELDS = ['name', 'phones', 'emails', 'note', 'categoryId', 'categoryUntil'] as const;

/** A customer as an admin enters it. */
type TypedCustomer = TypedDetails & HeldCategory;

/**
 * Creates, changes and merges customers. The audit log never changes, so it names customers by
 * their ids and says which fields have changed, not how.
 */
@Injectable()
export class EditCustomers {
  constructor(
    private readonly customers: VenueCustomerRepository,
    private readonly records: CustomerRecords,
    private readonly settings: ContactSettings,
    private readonly venues: VenuesFacade,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns the id of the new customer.
   * @throws InvalidCustomer, CategoryUnknown, LastDayWithoutCategory
   */
  async add(venueId: VenueId, typed: TypedCustomer, adminId: AdminId): Promise<CustomerId> {
    const details = detailsOf(typed, this.settings.defaultCountry);
    const id = this.ids.next<CustomerId>();
    await this.unitOfWork.run(async () => {
      const category = await this.categoryOf(venueId, typed);
      await this.customers.add({ id, venueId, ...details, ...category }, this.clock.now());
      await this.audit.record({ adminId, action: 'customer.created', subject: subjectOf(id) });
    });
    return id;
  }

  /**
   * Fields that are undefined stay as they are.
   * @throws CustomerNotFound, CustomerMerged, InvalidCustomer, CategoryUnknown,
   *   LastDayWithoutCategory
   */
  change(id: CustomerId, changes: Partial<TypedCustomer>, adminId: AdminId): Promise<void> {
    return this.unitOfWork.run(async () => {
      const customer = await this.lock(id);
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      // Who takes the category takes its last day.
      const isTaken = changes.categoryId === null && changes.categoryUntil === undefined;
      const typed = { ...customer, ...given, ...(isTaken ? NO_CATEGORY : {}) };
      const details = {
        ...detailsOf(typed, this.settings.defaultCountry),
        ...(await this.changedCategory(customer, typed)),
      };
      const changed = FIELDS.filter((field) => !isSame(customer[field], details[field]));
      if (changed.length === 0) return;
      await this.customers.save(id, details);
      const after = { fields: changed.join(', ') };
      await this.audit.record({ adminId, action: 'customer.updated', subject: subjectOf(id), after });
    });
  }

  /**
   * Gives everything of another customer of the same venue to this one. The other row stays, as a
   * part of this one.
   * @throws CustomerNotFound, CustomerMerged, MergeWithItself
   */
  merge(id: CustomerId, otherId: CustomerId, adminId: AdminId): Promise<void> {
    if (id === otherId) throw new MergeWithItself();
    return this.unitOfWork.run(async () => {
      const locked = await this.customers.lock([id, otherId]);
      const [kept, other] = [id, otherId].map((one) => presentOf(locked, one));
      if (!kept || !other || kept.venueId !== other.venueId) throw new CustomerNotFound();
      await this.customers.save(id, { ...mergedDetails(kept, other), ...mergedCategory(kept, other) });
      await this.customers.mergeInto(otherId, id);
      await this.records.moveAll(otherId, id);
      await this.audit.record({
        adminId,
        action: 'customer.merged',
        subject: subjectOf(id),
        before: { customer: otherId },
        after: { customer: id },
      });
    });
  }

  private async changedCategory(customer: Customer, typed: HeldCategory): Promise<HeldCategory> {
    const { categoryId, categoryUntil } = typed;
    const isSameCategory = categoryId === customer.categoryId && categoryUntil === customer.categoryUntil;
    if (isSameCategory) return { categoryId, categoryUntil };
    return this.categoryOf(customer.venueId, typed);
  }

  /** Until the unit of work ends, the venue cannot remove the category. */
  private async categoryOf(
    venueId: VenueId,
    { categoryId, categoryUntil }: HeldCategory,
  ): Promise<HeldCategory> {
    if (categoryId === null) {
      if (categoryUntil !== null) throw new LastDayWithoutCategory();
      return NO_CATEGORY;
    }
    await this.venues.hold(venueId);
    const { categories } = await this.venues.rulesOf(venueId);
    if (!categories.some(({ id }) => id === categoryId)) throw new CategoryUnknown();
    return { categoryId, categoryUntil };
  }

  private async lock(id: CustomerId): Promise<Customer> {
    return presentOf(await this.customers.lock([id]), id);
  }
}

/** @throws CustomerNotFound, CustomerMerged */
function presentOf(locked: readonly Customer[], id: CustomerId): Customer {
  const customer = locked.find((one) => one.id === id);
  if (!customer) throw new CustomerNotFound();
  if (customer.mergedInto !== null) throw new CustomerMerged();
  return customer;
}

function isSame(
  before: Customer[(typeof FIELDS)[number]],
  after: Customer[(typeof FIELDS)[number]],
): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function subjectOf(id: CustomerId) {
  return { type: 'customer', id, label: 'Cliente' };
}
