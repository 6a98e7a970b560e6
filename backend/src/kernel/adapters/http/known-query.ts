import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { getMetadataStorage } from 'class-validator';
import type { Request } from 'express';
import { invalidRequest, MAX_UNKNOWN_FIELDS_REPORTED, unknownField } from './validation.js';

/**
 * The calls of the specification's table (section 7). They ignore what they do not know, as do
 * their bodies.
 */
const OF_THE_TABLE = new Set([
  'GET /api/venues',
  'GET /api/venues/:venueId',
  'GET /api/venues/:venueId/courts',
  'GET /api/venues/:venueId/bookings',
  'POST /api/venues',
  'DELETE /api/venues/:venueId',
  'GET /api/courts',
  'GET /api/courts/:courtId',
  'POST /api/courts',
  'PUT /api/courts/:courtId',
  'DELETE /api/courts/:courtId',
  'PUT /api/courts/:courtId/image',
  'POST /api/objects/upload',
  'POST /api/bookings',
  'GET /api/bookings/user/:userId',
  'GET /api/bookings/today',
  'GET /api/bookings/:bookingId',
  'GET /api/payments/today-revenue',
  'GET /api/payments/stats',
  'POST /api/cancellations',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'GET /api/admin/check',
  'GET /api/discount-codes',
  'GET /api/admin/discount-codes',
  'POST /api/admin/discount-codes',
  'PATCH /api/admin/discount-codes/:id',
  'POST /api/discount-codes/validate',
  'POST /api/create-payment-intent',
  'POST /api/payments',
  'POST /api/shared-payment-links',
  'GET /api/shared-payment-links/:shareToken',
]);

/** Calls whose address stands in a letter or at the provider, where others add parameters to it. */
const OPENED_BY_OTHERS = /^\/api\/(webhooks|unsubscribe)\/|\/calendar\.ics$/;

type Handler = ReturnType<ExecutionContext['getHandler']>;

/**
 * Refuses query parameters that a call does not know (400 `invalid_request`): a mistyped filter
 * would be dropped, and the whole list would look like the filtered one (docs/adr/0022). It is a
 * guard, because an interceptor makes Nest pass every response through streams of rxjs.
 */
@Injectable()
export class KnownQuery implements CanActivate {
  private readonly known = new Map<Handler, ReadonlySet<string> | null>();

  canActivate(context: ExecutionContext): true {
    const request = context.switchToHttp().getRequest<Request>();
    const sent = Object.keys(request.query);
    if (sent.length === 0) return true;
    const known = this.knownTo(context, request);
    const unknown = known === null ? [] : sent.filter((name) => !known.has(name));
    if (unknown.length > 0)
      throw invalidRequest(unknown.slice(0, MAX_UNKNOWN_FIELDS_REPORTED).map(unknownField));
    return true;
  }

  /** Returns the parameters of the call, or null if it takes any. */
  private knownTo(context: ExecutionContext, request: Request): ReadonlySet<string> | null {
    const handler = context.getHandler();
    const found = this.known.get(handler);
    if (found !== undefined) return found;
    const { path } = request.route as { path: string };
    const call = `${request.method} ${path}`;
    const isLenient = !path.startsWith('/api/') || OF_THE_TABLE.has(call) || OPENED_BY_OTHERS.test(path);
    const known = isLenient ? null : parametersOf(context.getClass(), handler);
    this.known.set(handler, known);
    return known;
  }
}

interface QueryArgument {
  index: number;
  /** The name of the parameter, if the handler takes only this one. */
  data?: string;
}

/** Reads the names from the classes of the handler's `@Query()` arguments. */
function parametersOf(controller: ReturnType<ExecutionContext['getClass']>, handler: Handler): Set<string> {
  const given = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler.name) ?? {}) as Record<
    string,
    QueryArgument
  >;
  const types = (Reflect.getMetadata('design:paramtypes', controller.prototype as object, handler.name) ??
    []) as (new () => object)[];
  const names = Object.entries(given)
    .filter(([key]) => key.startsWith(`${String(RouteParamtypes.QUERY)}:`))
    .flatMap(([, { index, data }]) => (data === undefined ? fieldsOf(types[index]) : [data]));
  return new Set(names);
}

function fieldsOf(queryClass: (new () => object) | undefined): string[] {
  if (!queryClass) return [];
  const rules = getMetadataStorage().getTargetValidationMetadatas(queryClass, '', false, false);
  return rules.map(({ propertyName }) => propertyName);
}
