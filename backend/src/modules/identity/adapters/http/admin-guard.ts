import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { AdminRequired } from '../../domain/identity-errors.js';
import { callerOf } from './caller.js';

/** Refuses a call with 401 unless an admin is signed in. */
@Injectable()
export class AdminGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if ((await callerOf(context).admin()) === null) throw new AdminRequired();
    return true;
  }
}

/** Restricts a controller or a route to admins and documents the 401 response. */
export function AdminOnly(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    UseGuards(AdminGuard),
    ApiCookieAuth('admin'),
    ApiUnauthorizedResponse({ type: ErrorBody, description: 'Not signed in as an admin' }),
  );
}
