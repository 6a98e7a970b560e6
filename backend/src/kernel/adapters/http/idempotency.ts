import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { catchError, from, mergeMap, type Observable, of } from 'rxjs';
import { Clock } from '../../domain/clock.js';
import { DomainError } from '../../domain/domain-error.js';
import { Database, statement } from '../persistence/database.js';

const RESERVE = statement(
  'idempotency.reserve',
  `insert into idempotency_keys as k (owner, key, request_hash, created_at) values ($1, $2, $3, $4)
   on conflict (owner, key) do update set request_hash = excluded.request_hash, created_at = excluded.created_at,
     status = null, body = null
   where k.created_at < $4::timestamptz - interval '24 hours'
      or (k.status is null and k.created_at < $4::timestamptz - interval '20 seconds')
   returning 1`,
);
const FIND = statement(
  'idempotency.find',
  `select request_hash as "requestHash", status, body from idempotency_keys where owner = $1 and key = $2`,
);
const KEEP = statement(
  'idempotency.keep',
  `update idempotency_keys set status = $3, body = $4::json where owner = $1 and key = $2`,
);
const FORGET = statement('idempotency.forget', `delete from idempotency_keys where owner = $1 and key = $2`);

const NAME = statement(
  'idempotency.name',
  `insert into idempotency_keys as k (owner, key, request_hash, created_at) values ($1, $2, $3, $4)
   on conflict (owner, key) do update set (request_hash, created_at) = (
     select excluded.request_hash, excluded.created_at where k.created_at < $4::timestamptz - interval '24 hours'
     union all select k.request_hash, k.created_at where k.created_at >= $4::timestamptz - interval '24 hours')
   returning request_hash as "requestHash"`,
);

interface Kept {
  requestHash: Buffer;
  status: number | null;
  body: unknown;
}

/**
 * Lets a creation be repeated safely: within 24 hours the same `Idempotency-Key` of the same browser gives the same
 * answer. A refusal is not kept, so that the next try is a new one; nor is a try that nobody finished (no request takes
 * 20 seconds), whose effects, if it had any, the call's own rules tell the next one. Calls without the header, or from
 * a browser without a session, pass through.
 */
@Injectable()
export class Idempotent implements NestInterceptor {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const keyed = keyedRequest(context);
    if (keyed === null) return next.handle();
    const { id, requestHash } = keyed;
    const response = context.switchToHttp().getResponse<Response>();
    const reserved = await this.database.query(RESERVE, [...id, requestHash, this.clock.now()]);
    if (reserved.length === 0) return of(await this.replay(id, requestHash, response));
    return next.handle().pipe(
      mergeMap(async (body) => {
        await this.database.query(KEEP, [...id, response.statusCode, JSON.stringify(body)]);
        return body;
      }),
      catchError((error: unknown) =>
        from(this.database.query(FORGET, id)).pipe(
          mergeMap(() => {
            throw error;
          }),
        ),
      ),
    );
  }

  private async replay(id: string[], requestHash: Buffer, response: Response): Promise<unknown> {
    const [kept] = await this.database.query<Kept>(FIND, id);
    if (!kept || kept.status === null) throw refused('conflict', 'idempotency_key_in_use');
    if (!kept.requestHash.equals(requestHash)) throw refused('conflict', 'idempotency_key_reused');
    response.status(kept.status);
    return kept.body;
  }
}

/**
 * For calls that answer the same thing again by their nature, and whose answers hold secrets that are never stored: the
 * same `Idempotency-Key` runs the call again, and stands for no other request.
 */
@Injectable()
export class IdempotentByNature implements NestInterceptor {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const keyed = keyedRequest(context);
    if (keyed === null) return next.handle();
    const { id, requestHash } = keyed;
    const [named] = await this.database.query<Pick<Kept, 'requestHash'>>(NAME, [
      ...[...id, requestHash],
      this.clock.now(),
    ]);
    if (!named?.requestHash.equals(requestHash)) throw refused('conflict', 'idempotency_key_reused');
    return next.handle();
  }
}

/** Whose key it is and what it stands for; `null` without the header, or from a browser without a session. */
function keyedRequest(context: ExecutionContext): { id: [string, string]; requestHash: Buffer } | null {
  const request = context.switchToHttp().getRequest<Request>();
  const key = request.header('idempotency-key');
  const cookie = request.headers.cookie;
  if (key === undefined || cookie === undefined) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw refused('invalid', 'invalid_idempotency_key');
  const requestHash = digest(`${request.method} ${request.path} ${JSON.stringify(request.body)}`);
  return { id: [digest(cookie).toString('hex'), key], requestHash };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function refused(kind: 'invalid' | 'conflict', code: string): DomainError {
  const messages: Record<string, string> = {
    idempotency_key_in_use: 'Ya estamos procesando esta solicitud. Espera un momento.',
    idempotency_key_reused: 'Esta solicitud ya se usó para otra cosa. Inténtalo de nuevo.',
    invalid_idempotency_key: 'No pudimos entender la solicitud. Revisa los datos.',
  };
  return new DomainError(kind, code, messages[code] ?? '');
}
