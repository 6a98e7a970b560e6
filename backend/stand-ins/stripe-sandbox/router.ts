import { setTimeout as wait } from 'node:timers/promises';
import express, { type ErrorRequestHandler, type Request, type Response, type Router } from 'express';
import type pg from 'pg';
import { authenticate, type Keys } from './http/authentication.js';
import type { Caller, Route } from './http/call.js';
import { badRequest, internalError, rateLimited, Refusal, secretKeyRequired, unknownUrl } from './errors.js';
import { errorBody, execute, type Outcome } from './http/execution.js';
import type { Fault, FaultPlan } from './http/faults.js';
import { decodeForm, type FormFields } from './http/form-body.js';
import { newId } from './state/identifiers.js';
import { checkKey, fingerprintOf, type KeyedRequest } from './http/idempotency.js';
import { customerRoutes } from './resources/customers.js';
import { disputeRoutes } from './resources/disputes.js';
import { paymentIntentRoutes } from './resources/payment-intents.js';
import { paymentMethodRoutes } from './resources/payment-methods.js';
import { recordRoutes } from './resources/records.js';
import { refundRoutes } from './resources/refunds.js';
import { setupIntentRoutes } from './resources/setup-intents.js';
import { apiVersion, type Surroundings } from './state/transaction.js';

export interface RouterOptions extends Keys {
  pool: pg.Pool;
  surroundings: () => Surroundings;
  faults: FaultPlan;
  /** Called after a commit, because an event may be waiting for delivery. */
  committed: () => void;
  onRequestError: (error: unknown) => void;
}

const routes: readonly Route[] = [
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...recordRoutes,
];

/** Stripe's API under `/v1`, with Stripe's headers, errors and form-encoded bodies. */
export function createRouter(options: RouterOptions): Router {
  const router = express.Router();
  router.use(startResponse);
  router.use(express.raw({ type: () => true, limit: '256kb' }));
  for (const route of routes) {
    router[route.method](route.path, (request, response) => handle(options, route, request, response));
  }
  router.use((request) => {
    throw unknownUrl(request.method, request.path);
  });
  router.use(sendError(options.onRequestError));
  return router;
}

function startResponse(request: Request, response: Response, next: () => void): void {
  const version = request.get('stripe-version') ?? apiVersion;
  response.locals['requestId'] = newId('req');
  response.set({
    'Cache-Control': 'no-store',
    'Request-Id': requestIdOf(response),
    'Stripe-Version': apiVersion,
  });
  if (!/^\d{4}-\d{2}-\d{2}(\.\w+)?$/.test(version))
    throw badRequest(`Invalid Stripe API version: ${version.slice(0, 50)}`);
  response.set('Stripe-Version', version);
  next();
}

const requestIdOf = (response: Response): string => String(response.locals['requestId']);

async function handle(
  options: RouterOptions,
  route: Route,
  request: Request,
  response: Response,
): Promise<void> {
  const fields = fieldsOf(request);
  const sentKey = typeof fields['key'] === 'string' ? fields['key'] : undefined;
  const caller = authenticate(request.get('authorization'), sentKey, options);
  response.locals['caller'] = caller;
  if (caller === 'browser' && !route.browser) throw secretKeyRequired();
  const keyed = keyedRequest(options, request, response, fields);
  const fault = options.faults({ method: request.method, path: request.path });
  if (fault?.kind === 'delay') await wait(fault.milliseconds);
  if (fault?.kind === 'drop_before_work') return void request.socket.destroy();
  const id = String(request.params['id'] ?? '');
  const execution = {
    route,
    caller,
    id,
    fields,
    requestId: requestIdOf(response),
    keyed,
    instead: insteadOf(fault),
  };
  const outcome = await execute(options.pool, execution, options.surroundings());
  options.committed();
  if (fault?.kind === 'drop_after_work') return void request.socket.destroy();
  send(response, outcome);
}

/** Returns the parameters of the query or of the form-encoded body. */
function fieldsOf(request: Request): FormFields {
  if (request.method === 'GET') return decodeForm(request.originalUrl.split('?').slice(1).join('?'));
  const body = bodyOf(request);
  if (body.length > 0 && !request.is('application/x-www-form-urlencoded')) {
    throw badRequest(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
    );
  }
  return decodeForm(body.toString('utf8'));
}

/** Returns the bytes of the body. An earlier parser of the application may have stored them. */
function bodyOf(request: Request & { rawBody?: unknown }): Buffer {
  const body: unknown = request.rawBody ?? request.body;
  if (Buffer.isBuffer(body)) return body;
  if (Number(request.get('content-length') ?? 0) > 0)
    throw badRequest('The body of the request could not be read.');
  return Buffer.alloc(0);
}

function keyedRequest(
  { secretKey }: Keys,
  request: Request,
  response: Response,
  fields: FormFields,
): KeyedRequest | undefined {
  const key = request.get('idempotency-key');
  if (!key || request.method !== 'POST') return undefined;
  response.set('Idempotency-Key', checkKey(key));
  return {
    key,
    fingerprint: fingerprintOf(request.method, request.path, fields, secretKey),
    requestId: requestIdOf(response),
  };
}

function insteadOf(fault: Fault | undefined): Refusal | undefined {
  if (fault?.kind === 'rate_limited') return rateLimited();
  if (fault?.kind !== 'server_error') return undefined;
  return new Refusal(500, internalError().error, fault.remembered ?? false);
}

function send(response: Response, { status, text, repeats }: Outcome): void {
  if (repeats) response.set({ 'Idempotent-Replayed': 'true', 'Original-Request': repeats });
  if (repeats && status >= 500) response.set('Stripe-Should-Retry', 'false');
  if (status === 429 && text.includes('"lock_timeout"')) response.set('Stripe-Should-Retry', 'true');
  response.status(status).type('application/json').send(text);
}

const sendError =
  (onError: (error: unknown) => void): ErrorRequestHandler =>
  (error, _request, response, next) => {
    if (response.headersSent) return next(error);
    const refusal = error instanceof Refusal ? error : refusalOf(error);
    if (refusal.status >= 500) onError(error);
    const caller = (response.locals['caller'] ?? 'browser') as Caller;
    response.status(refusal.status).json(errorBody(caller, refusal.error));
  };

/**
 * Turns an error of Express or of its body reader into a refusal: a body that is too large, a
 * malformed path.
 */
function refusalOf(error: unknown): Refusal {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  if (status < 400 || status >= 500) return internalError();
  const message = status === 413 ? 'Request body too large.' : 'Invalid request.';
  return new Refusal(status, { type: 'invalid_request_error', message });
}
