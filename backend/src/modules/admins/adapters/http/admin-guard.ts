import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ApiCookieAuth, ApiExtension, ApiForbiddenResponse, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { uuidFrom } from '../../../../kernel/adapters/http/id-param.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { type AdminIdentity, NotFoundForCaller } from '../../../sign-in/index.js';
import type { VenueLocator } from '../../application/ports/venue-locator.js';
import { AdminRequired, ForbiddenRole, PasswordChangeRequired } from '../../domain/admin-errors.js';
import { accessTo, type Capability, type VenueScope, venuesWith } from '../../../roles/index.js';
import { callerOf } from '../../../sign-in/http.js';
import { type Addressed, type Requirement, requirementOf, Requires } from './requirement.js';

/**
 * Refuses a call with 401 unless an admin is signed in, with 403 while the admin has to replace the
 * generated password, and by what the call requires (docs/adr/0056): with 404 for a thing of a
 * venue where the admin has no role, with 403 where the role does not allow it.
 */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(private readonly modules: ModuleRef) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const requirement = requirementOf(context);
    const caller = callerOf(context);
    if ((await caller.adminSession()) === null) throw new AdminRequired();
    const admin = await caller.admin();
    if (admin === null) throw new PasswordChangeRequired();
    caller.actAsAdmin();
    if (!admin.ownsAll) await this.check(admin, requirement, context.switchToHttp().getRequest<Request>());
    return true;
  }

  private async check(
    admin: AdminIdentity,
    { capability, where }: Requirement,
    request: Request,
  ): Promise<void> {
    if (where === 'everywhere') throw new ForbiddenRole();
    if (capability === null) return;
    if (where !== 'anywhere') return this.checkAt(admin, capability, where, request);
    if (venuesWith(admin, capability).length === 0) throw new ForbiddenRole();
    if (request.query['venueId'] !== undefined)
      await this.checkAt(admin, capability, { in: 'query', field: 'venueId' }, request);
  }

  /** A path without an id is not found: the route never sees it. */
  private async checkAt(
    admin: AdminIdentity,
    capability: Capability,
    { in: place, field, of, byNumber }: Addressed,
    request: Request,
  ): Promise<void> {
    const value = (request[place] as Record<string, unknown> | undefined)?.[field];
    const id = byNumber && typeof value === 'string' ? value : uuidFrom(value);
    const venueId = id !== null && of ? await this.locator(of).venueOf(id) : uuidFrom<VenueId>(value);
    const access = venueId === null ? 'foreign' : accessTo(admin, capability, venueId);
    if (access === 'foreign') throw new NotFoundForCaller();
    if (access === 'forbidden') throw new ForbiddenRole();
  }

  private locator(of: NonNullable<Addressed['of']>): VenueLocator {
    return this.modules.get<VenueLocator>(of, { strict: false });
  }
}

/** Refuses a call with 401 unless an admin is signed in, whatever that admin still has to do. */
@Injectable()
export class AdminSessionGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if ((await callerOf(context).adminSession()) === null) throw new AdminRequired();
    return true;
  }
}

/**
 * Restricts a controller or a route to admins with this right, and documents it with the 401 and
 * 403 responses.
 */
export function AdminOnly(requirement: Requirement): MethodDecorator & ClassDecorator {
  return applyDecorators(
    Requires(requirement),
    UseGuards(AdminGuard),
    ApiCookieAuth('admin'),
    ApiExtension('x-capability', nameOf(requirement)),
    ApiUnauthorizedResponse({ type: ErrorBody, description: 'Not signed in as an admin' }),
    ApiForbiddenResponse({ type: ErrorBody, description: '`password_change_required`, `forbidden_role`' }),
  );
}

function nameOf({ capability, where }: Requirement): string {
  return capability ?? (where === 'everywhere' ? 'owns_all' : 'any');
}

/** Restricts the admin's own account to its admin, also before the first change of the password. */
export function OwnAccountOnly(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    UseGuards(AdminSessionGuard),
    ApiCookieAuth('admin'),
    ApiExtension('x-capability', 'own-account'),
    ApiUnauthorizedResponse({ type: ErrorBody, description: 'Not signed in as an admin' }),
  );
}

/** Parameter: the venues where the admin has the capability that the route requires. */
export const PermittedVenues = createParamDecorator(
  async (_: unknown, context: ExecutionContext): Promise<VenueScope> => {
    const admin = await callerOf(context).admin();
    const { capability } = requirementOf(context);
    if (admin === null || capability === null) return [];
    return venuesWith(admin, capability);
  },
);
