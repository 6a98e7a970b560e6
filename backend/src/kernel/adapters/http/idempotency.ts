import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { catchError, from, mergeMap, type Observable, of } from 'rxjs';
import { DomainError } from '../../domain/domain-error.js';
import { type IdempotencyKeyId, IdempotencyKeys } from '../persistence/idempotency-keys.js';
import { databaseIsUnavailable } from '../persistence/sql-state.js';

interface KeyedRequest {
  id: IdempotencyKeyId;
  requestHash: Buffer;
}

/**
 * Makes a call that creates something safe to repeat: within 24 hours the same `Idempotency-Key` of
 * the same browser returns the stored response. Refusals are not stored, so the next attempt runs
 * again. So does an attempt after an interrupted one; the rules of the call handle what that one
 * has changed. Calls without the header, or from a browser without a session, pass through.
 */
@Injectable()
export class Idempotent implements NestInterceptor {
  constructor(private readonly keys: IdempotencyKeys) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const keyed = keyedRequest(context);
    if (keyed === null) return next.handle();
    const { id, requestHash } = keyed;
    const response = context.switchToHttp().getResponse<Response>();
    if (!(await this.keys.reserve(id, requestHash))) return of(await this.replay(keyed, response));
    return next.handle().pipe(
      mergeMap(async (body) => {
        await this.keys.storeResponse(id, response.statusCode, body);
        return body;
      }),
      catchError((error: unknown) =>
        from(this.release(id, error)).pipe(
          mergeMap(() => {
            throw error;
          }),
        ),
      ),
    );
  }

  /**
   * Releases the key of a request that failed. If the database is in trouble, nobody waits for it:
   * a key that stays reserved is free again after some seconds.
   */
  private async release(id: IdempotencyKeyId, error: unknown): Promise<void> {
    const released = this.keys.release(id);
    if (databaseIsUnavailable(error)) released.catch(() => undefined);
    else await released;
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
    const keyed = keyedRequest(context);
    if (keyed === null || (await this.keys.bind(keyed.id, keyed.requestHash))) return next.handle();
    throw refusal('conflict', 'idempotency_key_reused');
  }
}

/**
 * Returns the request's key and hash, or null without the header or from a browser without a
 * session.
 */
function keyedRequest(context: ExecutionContext): KeyedRequest | null {
  const request = context.switchToHttp().getRequest<Request>();
  const key = request.header('idempotency-key');
  const cookie = request.headers.cookie;
  if (key === undefined || cookie === undefined) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw refusal('invalid', 'invalid_idempotency_key');
  const requestHash = digest(`${request.method} ${request.path} ${JSON.stringify(request.body)}`);
  return { id: { owner: digest(cookie).toString('hex'), key }, requestHash };
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
