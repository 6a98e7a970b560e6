import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HmacInvitationTokens } from './adapters/crypto/hmac-invitation-tokens.js';
import { RoleOffersController } from './adapters/http/role-offers.controller.js';
import { InvitationsController } from './adapters/http/invitations.controller.js';
import { OwnRightsController } from './adapters/http/own-rights.controller.js';
import { StaffController } from './adapters/http/staff.controller.js';
import { InvitationSchema } from './adapters/persistence/invitation.schema.js';
import { PostgresInvitationRepository } from './adapters/persistence/postgres-invitation-repository.js';
import { PostgresRoleOfferRepository } from './adapters/persistence/postgres-role-offer-repository.js';
import { PostgresStaffQueries } from './adapters/persistence/postgres-staff-queries.js';
import { PostgresStaffVenues } from './adapters/persistence/postgres-staff-venues.js';
import { RoleOfferSchema } from './adapters/persistence/role-offer.schema.js';
import { AcceptInvitation } from './application/accept-invitation.js';
import { InvitationRepository } from './application/invitation-repository.js';
import { InvitationTokens } from './application/invitation-tokens.js';
import { Invitations } from './application/invitations.js';
import { ManageStaff } from './application/manage-staff.js';
import { OwnRightsQueries } from './application/own-rights.js';
import { OpenInvitations } from './application/open-invitations.js';
import { RoleEdits } from './application/role-edits.js';
import { OfferedRoles } from './application/offered-roles.js';
import { RoleNotices } from './application/role-notices.js';
import { RoleOffering } from './application/role-offering.js';
import { RoleOfferRepository } from './application/role-offer-repository.js';
import { StaffAudit } from './application/staff-audit.js';
import { StaffQueries } from './application/staff-queries.js';
import { StaffVenues } from './application/staff-venues.js';

/** The people who work at the venues, and what each may do there. */
@Module({
  imports: [TypeOrmModule.forFeature([InvitationSchema, RoleOfferSchema])],
  controllers: [OwnRightsController, StaffController, InvitationsController, RoleOffersController],
  providers: [
    OwnRightsQueries,
    ManageStaff,
    Invitations,
    OpenInvitations,
    AcceptInvitation,
    RoleEdits,
    RoleNotices,
    RoleOffering,
    OfferedRoles,
    StaffAudit,
    { provide: RoleOfferRepository, useClass: PostgresRoleOfferRepository },
    { provide: StaffVenues, useClass: PostgresStaffVenues },
    { provide: StaffQueries, useClass: PostgresStaffQueries },
    { provide: InvitationRepository, useClass: PostgresInvitationRepository },
    { provide: InvitationTokens, useClass: HmacInvitationTokens },
  ],
  exports: [OpenInvitations, OfferedRoles, RoleNotices, StaffQueries],
})
export class StaffModule {}
