import { Body, Controller, Delete, Get, HttpCode, Patch, Post, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { NoFields } from '../../../../kernel/adapters/http/validation.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { AdminOnly, anywhere, PermittedVenues } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import { type AdminIdentity, NotFoundForCaller } from '../../../sign-in/index.js';
import type { VenueScope } from '../../../roles/index.js';
import { ManageStaff } from '../../application/manage-staff.js';
import { StaffQueries } from '../../application/staff-queries.js';
import { ChangedStaffBody, NewStaffBody, StaffMemberBody } from './staff.dto.js';

/** The people who work at the venues where the caller may edit the staff. */
@ApiTags('staff')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@AdminOnly(anywhere('staff.edit'))
@Controller('api/admin/staff')
export class StaffController {
  constructor(
    private readonly staff: StaffQueries,
    private readonly manage: ManageStaff,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The people who work at the venues of the caller, by name' })
  @ApiOkResponse({ type: [StaffMemberBody] })
  all(@PermittedVenues() scope: VenueScope): Promise<StaffMemberBody[]> {
    return this.staff.all(scope);
  }

  @Post()
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Gives a person roles, and invites who has no account by e-mail' })
  @ApiCreatedResponse({ type: StaffMemberBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`already_staff`' })
  async add(
    @Body() { email, name, roles }: NewStaffBody,
    @SignedInAdmin() admin: AdminIdentity,
    @PermittedVenues() scope: VenueScope,
  ): Promise<StaffMemberBody> {
    return this.member(scope, await this.manage.add(admin, { email, name, roles }));
  }

  @Patch(':staffId')
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Changes the name, or the roles at the venues of the caller' })
  @ApiOkResponse({ type: StaffMemberBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`last_owner`' })
  async change(
    @IdParam('staffId') id: AdminId,
    @Body() { name, roles, changedRoles }: ChangedStaffBody,
    @SignedInAdmin() admin: AdminIdentity,
    @PermittedVenues() scope: VenueScope,
  ): Promise<StaffMemberBody> {
    await this.manage.change(admin, id, {
      name,
      roles,
      changedRoles,
    });
    return this.member(scope, id);
  }

  @Delete(':staffId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes the roles at the venues of the caller; without any, the account' })
  @ApiNoContentResponse()
  @ApiConflictResponse({ type: ErrorBody, description: '`last_owner`' })
  remove(@IdParam('staffId') id: AdminId, @SignedInAdmin() admin: AdminIdentity): Promise<void> {
    return this.manage.remove(admin, id);
  }

  @Post(':staffId/invitation')
  @HttpCode(204)
  @ApiOperation({ summary: 'Sends a new invitation, which replaces the earlier one' })
  @ApiBody({ type: NoFields, required: false })
  @ApiNoContentResponse()
  @ApiConflictResponse({ type: ErrorBody, description: '`invitation_accepted`' })
  inviteAgain(
    @IdParam('staffId') id: AdminId,
    @Body() _: NoFields,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<void> {
    return this.manage.inviteAgain(admin, id);
  }

  @Post(':staffId/second-factor/reset')
  @HttpCode(204)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Removes the second factors of a person who has lost them' })
  @ApiBody({ type: NoFields, required: false })
  @ApiNoContentResponse()
  resetSecondFactor(
    @IdParam('staffId') id: AdminId,
    @Body() _: NoFields,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<void> {
    return this.manage.resetSecondFactor(admin, id);
  }

  /** Another owner may have removed the person a moment ago. */
  private async member(scope: VenueScope, id: string): Promise<StaffMemberBody> {
    const member = await this.staff.one(scope, id);
    if (!member) throw new NotFoundForCaller();
    return member;
  }
}
