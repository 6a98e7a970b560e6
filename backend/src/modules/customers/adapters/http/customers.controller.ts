import { Body, Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { invalidRequest } from '../../../../kernel/adapters/http/validation.js';
import type { CustomerId, VenueId } from '../../../../kernel/domain/ids.js';
import { AdminOnly, anywhere, inBody, inPath } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { isWithin, venuesWith } from '../../../roles/index.js';
import { VenuesFacade } from '../../../venues/index.js';
import { CategoryForbidden } from '../../domain/customer-errors.js';
import { CustomerQueries } from '../../application/customer-queries.js';
import { CustomerRecords } from '../../application/customer-records.js';
import { EditCustomers } from '../../application/edit-customers.js';
import {
  ChangedCustomerBody,
  CustomerBody,
  CustomerPageBody,
  CustomersQuery,
  MergeBody,
  NewCustomerBody,
} from './customer.dto.js';

/** The customers of a venue, for the people who work there. */
@ApiTags('customers')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/admin/customers')
export class CustomersController {
  constructor(
    private readonly customers: CustomerQueries,
    private readonly records: CustomerRecords,
    private readonly edit: EditCustomers,
    private readonly venues: VenuesFacade,
  ) {}

  @Get()
  @AdminOnly(anywhere('customers.read'))
  @ApiOperation({ summary: 'A page of the customers of a venue, in the order of their names' })
  @ApiOkResponse({ type: CustomerPageBody })
  async page(@Query() { venueId, search: text = '', cursor }: CustomersQuery): Promise<CustomerPageBody> {
    await this.venues.one(venueId);
    if (cursor !== undefined && (await this.customers.venueOf(cursor)) !== venueId)
      throw invalidRequest([{ field: 'cursor', message: 'La página no es válida.' }]);
    const named = text === '' ? [] : await this.records.named(venueId, text);
    return this.customers.page({ venueId, text, named, after: cursor ?? null });
  }

  @Post()
  @AdminOnly(inBody('desk.use'))
  @ApiOperation({
    summary: 'Adds a customer; another one may have the same name and phone. Reception gives no category',
  })
  @ApiCreatedResponse({ type: CustomerBody })
  async add(@Body() body: NewCustomerBody, @SignedInAdmin() admin: AdminIdentity): Promise<CustomerBody> {
    const { venueId, name, phones = [], emails = [], note = null } = body;
    const { categoryId = null, categoryUntil = null } = body;
    await this.venues.one(venueId);
    if (categoryId !== null) assertMayGive(admin, venueId);
    const typed = { name, phones, emails, note, categoryId, categoryUntil };
    return this.customers.one(await this.edit.add(venueId, typed, admin.id));
  }

  @Patch(':customerId')
  @AdminOnly(inPath('desk.use', 'customerId', CustomerQueries))
  @ApiOperation({ summary: 'Changes fields of a customer. Reception gives no category' })
  @ApiOkResponse({ type: CustomerBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`customer_merged`' })
  async change(
    @IdParam('customerId') id: CustomerId,
    @Body() { name, phones, emails, note, categoryId, categoryUntil }: ChangedCustomerBody,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<CustomerBody> {
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(phones === undefined ? {} : { phones }),
      ...(emails === undefined ? {} : { emails }),
      ...(note === undefined ? {} : { note }),
      ...(categoryId === undefined ? {} : { categoryId }),
      ...(categoryUntil === undefined ? {} : { categoryUntil }),
    };
    if (categoryId !== undefined || categoryUntil !== undefined)
      assertMayGive(admin, (await this.customers.one(id)).venueId);
    await this.edit.change(id, changes, admin.id);
    return this.customers.one(id);
  }

  @Post(':customerId/merge')
  @HttpCode(200)
  @AdminOnly(inPath('desk.use', 'customerId', CustomerQueries))
  @ApiOperation({ summary: 'Gives the contacts and bookings of another customer of the venue to this one' })
  @ApiOkResponse({ type: CustomerBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`customer_merged`' })
  async merge(
    @IdParam('customerId') id: CustomerId,
    @Body() { otherId }: MergeBody,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<CustomerBody> {
    await this.edit.merge(id, otherId, admin.id);
    return this.customers.one(id);
  }
}

/** @throws CategoryForbidden */
function assertMayGive(admin: AdminIdentity, venueId: VenueId): void {
  if (!isWithin(venuesWith(admin, 'category.give'), venueId)) throw new CategoryForbidden();
}
