import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth, ApiForbiddenResponse, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { AdminRequired, PasswordChangeRequired } from '../../domain/identity-errors.js';
import { callerOf } from './caller.js';

/**
 * Refuses a call with 401 unless an admin is signed in, and with 403 while the admin has to replace
 * the generated password.
 */
@Injectable()
export class AdminGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const caller = callerOf(context);
    if ((await caller.adminSession()) === null) throw new AdminRequired();
    if ((await caller.admin()) === null) throw new PasswordChangeRequired();
    return true;
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

/** Restricts a controller or a route to admins and documents the 401 and 403 responses. */
export function AdminOnly(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    UseGuards(AdminGuard),
    ApiCookieAuth('admin'),
    ApiUnauthorizedResponse({ type: ErrorBody, description: 'Not signed in as an admin' }),
    ApiForbiddenResponse({ type: ErrorBody, description: '`password_change_required`' }),
  );
}

/** Restricts the admin's own account to its admin, also before the first change of the password. */
export function OwnAccountOnly(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    UseGuards(AdminSessionGuard),
    ApiCookieAuth('admin'),
    ApiUnauthorizedResponse({ type: ErrorBody, description: 'Not signed in as an admin' }),
  );
}
