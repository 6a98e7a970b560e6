import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { catchError, from, map, mergeMap, type MonoTypeOperatorFunction, type Observable, of } from 'rxjs';
import { DomainError } from '../../domain/domain-error.js';
import { type IdempotencyKeyId, IdempotencyKeys } from '../persistence/idempotency-keys.js';
import { nameKey } from '../request-context.js';
import { databaseIsUnavailable } from '../persistence/sql-state.js';

const STORING_ATTEMPTS = 3;
const STORING_PAUSE_MS = 50;

/** Names the session that makes a request. The module `sign-in` attaches it to every request. */
export interface KeyOwner {
  /** Returns the key of the session in the database, or null if the caller has none. */
  sessionKey(): Promise<Buffer | null>;
}

interface KeyedRequest {
  id: IdempotencyKeyId;
  requestHash: Buffer;
}

/**
 * Makes a call safe to repeat: within 24 hours the same `Idempotency-Key` of the same session, or
 * of the same link of a letter, returns the stored response, as long as it is one of the last 20
 * requests of its owner. Refusals are not stored, so the next attempt runs again. So does an
 * attempt after an interrupted one; the rules of the call handle what that one has changed, or its
 * row has the id of the request (`Ids.ofRequest`). Calls without the header or without an owner
 * pass through.
 */
@Injectable()
export class Idempotent implements NestInterceptor {
  private readonly logger = new Logger('idempotency');

  constructor(private readonly keys: IdempotencyKeys) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const keyed = await keyedRequest(context);
    if (keyed === null) return next.handle();
    const { id, requestHash } = keyed;
    const response = context.switchToHttp().getResponse<Response>();
    if (!(await this.keys.reserve(id, requestHash))) return of(await this.replay(keyed, response));
    nameKey(`${id.owner} ${id.key} ${requestHash.toString('hex')}`);
    return next.handle().pipe(
      releasingOnFailure(this.keys, id),
      mergeMap(async (body) => {
        await this.store(id, response.statusCode, body);
        return body;
      }),
    );
  }

  /**
   * Stores the response of a request that has done its work. If the database cannot, the caller
   * still gets the response, and the key stays reserved: who is refused sends the same again, and
   * would pay twice.
   */
  private async store(id: IdempotencyKeyId, status: number, body: unknown): Promise<void> {
    for (let attempt = 1; attempt <= STORING_ATTEMPTS; attempt++)
      try {
        return await this.keys.storeResponse(id, status, body);
      } catch (error) {
        if (attempt === STORING_ATTEMPTS) this.logger.error(error, 'a response could not be stored');
        else await pause(STORING_PAUSE_MS);
      }
  }

  private async replay({ id, requestHash }: KeyedRequest, response: Response): Promise<unknown> {
    const stored = await this.keys.find(id);
    if (!stored || stored.status === null) throw refusal('conflict', 'idempotency_key_in_use');
    if (!stored.requestHash.equals(requestHash)) throw refusal('conflict', 'idempotency_key_reused');
    response.status(stored.status);
    return stored.body;
  }
}

/**
 * For calls that return the same result when repeated and whose responses contain secrets, which
 * are never stored. A repeated `Idempotency-Key` runs the call again, and is refused for another
 * request.
 */
@Injectable()
export class IdempotentByNature implements NestInterceptor {
  constructor(private readonly keys: IdempotencyKeys) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const keyed = await keyedRequest(context);
    if (keyed === null) return next.handle();
    const { id, requestHash } = keyed;
    if (!(await this.keys.bind(id, requestHash))) throw refusal('conflict', 'idempotency_key_reused');
    return next.handle().pipe(releasingOnFailure(this.keys, id));
  }
}

/**
 * Releases the key of a request that failed, so that refused requests leave no rows. If the
 * database is in trouble, the caller does not wait for it: a key that stays reserved is free again
 * after some seconds.
 */
function releasingOnFailure<T>(keys: IdempotencyKeys, id: IdempotencyKeyId): MonoTypeOperatorFunction<T> {
  return catchError((error: unknown) =>
    from(release(keys, id, error)).pipe(
      map(() => {
        throw error;
      }),
    ),
  );
}

async function release(keys: IdempotencyKeys, id: IdempotencyKeyId, error: unknown): Promise<void> {
  const released = keys.release(id);
  if (databaseIsUnavailable(error)) released.catch(() => undefined);
  else await released;
}

/** Returns the request's key and hash, or null without the header or without an owner. */
async function keyedRequest(context: ExecutionContext): Promise<KeyedRequest | null> {
  const request = context.switchToHttp().getRequest<Request & { caller?: KeyOwner }>();
  const key = request.header('idempotency-key');
  if (key === undefined) return null;
  const owner = await ownerOf(request);
  if (owner === null) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw refusal('invalid', 'invalid_idempotency_key');
  const requestHash = digest(`${request.method} ${request.path} ${JSON.stringify(request.body)}`);
  return { id: { owner, key }, requestHash };
}

/** Who has the link of a letter needs no session: then the key belongs to the link. */
async function ownerOf(request: Request & { caller?: KeyOwner }): Promise<string | null> {
  const token: unknown = request.params['manageToken'];
  if (typeof token === 'string') return `link:${digest(token).toString('hex')}`;
  return (await request.caller?.sessionKey())?.toString('hex') ?? null;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function refusal(kind: 'invalid' | 'conflict', code: string): DomainError {
  const messages: Record<string, string> = {
    idempotency_key_in_use: 'Ya estamos procesando esta solicitud. Espera un momento.',
    idempotency_key_reused: 'Esta solicitud ya se usó para otra cosa. Inténtalo de nuevo.',
    invalid_idempotency_key: 'No pudimos entender la solicitud. Revisa los datos.',
  };
  return new DomainError(kind, code, messages[code] ?? '');
}
