import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SecurityLog } from '../../application/security-log.js';
import { DomainError, type ErrorKind } from '../../domain/domain-error.js';
import { SessionChanged } from '../../domain/session-changed.js';
import { databaseIsUnavailable, playerIsGone, sqlState } from '../persistence/sql-state.js';
import type { WriteHealth } from '../persistence/write-health.js';
import { withoutTokens } from './path-tokens.js';

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  unavailable: 503,
};

/** A problem with one field of the request; `message` is Spanish. */
export class FieldErrorBody {
  @ApiProperty() field: string;
  @ApiProperty() message: string;
}

/**
 * The body of every error response: `code` is stable English, `message` is Spanish and fits a
 * toast.
 */
export class ErrorBody {
  @ApiProperty() statusCode: number;
  @ApiProperty() code: string;
  @ApiProperty() message: string;
  @ApiPropertyOptional({ type: [FieldErrorBody] }) errors?: FieldErrorBody[];
  @ApiPropertyOptional() requestId?: string;
  @ApiPropertyOptional({ description: 'Only with `slot_taken`: the caller’s own booking of that slot.' })
  bookingId?: string;
  @ApiPropertyOptional({ type: 'integer', description: 'Only with `terms_changed`: of the paid amount.' })
  refundPercentage?: number;
  @ApiPropertyOptional({ description: 'Only with `terms_changed`: what a cancellation returns now.' })
  refundAmount?: string;
  @ApiPropertyOptional({ description: 'Only with `difference_needs_reason`: what the till should have.' })
  expected?: string;
  @ApiPropertyOptional({ description: 'Only with `difference_needs_reason`: what was counted, less that.' })
  difference?: string;
}

/**
 * Converts every error to a response. Never exposes internals such as stack traces, SQL or file
 * paths.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  constructor(
    private readonly security: SecurityLog,
    private readonly writes: Pick<WriteHealth, 'note'>,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const refusal = toDomainError(error);
    this.writes.note(error);
    if (refusal === null) this.logger.error(error);
    if (response.headersSent) return void response.end();
    const { status, body, retryAfter } = describe(refusal);
    const request = http.getRequest<Request & { id?: unknown }>();
    if (refusal && concernsSecurity(refusal))
      this.security.record({
        event: 'refusal',
        code: refusal.code,
        status,
        method: request.method,
        path: withoutTokens(request.originalUrl),
      });
    const requestId = request.id;
    response.removeHeader('Content-Disposition');
    // The handler may have set another type.
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
    response.status(status).json({ ...body, ...(requestId ? { requestId } : {}) });
  }
}

/** Refusals of calls that the caller may not make, or made too often. */
function concernsSecurity({ kind, code }: DomainError): boolean {
  return ['unauthenticated', 'forbidden', 'too_many'].includes(kind) || code === 'invalid_signature';
}

function describe(refusal: DomainError | null): { status: number; body: ErrorBody; retryAfter?: number } {
  if (refusal === null) {
    const message = 'Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.';
    return { status: 500, body: { statusCode: 500, code: 'internal', message } };
  }
  const status = STATUS[refusal.kind];
  const { errors, bookingId, refund, till, retryAfterSeconds } = refusal.details;
  return {
    status,
    body: {
      statusCode: status,
      code: refusal.code,
      message: refusal.message,
      ...(errors ? { errors } : {}),
      ...(bookingId ? { bookingId } : {}),
      ...(refund ? { refundPercentage: refund.percentage, refundAmount: refund.amount } : {}),
      ...till,
    },
    retryAfter: retryAfterSeconds ?? (status === 503 ? 2 : undefined),
  };
}

function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (databaseIsUnavailable(error))
    return new DomainError(
      'unavailable',
      'unavailable',
      'Volvemos en un momento. Inténtalo de nuevo enseguida.',
    );
  if (playerIsGone(error)) return new SessionChanged();
  if (/^22|^23514/.test(sqlState(error) ?? '')) return malformed();
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  switch (status) {
    case 404:
    case 405:
      return new DomainError('not_found', 'not_found', 'No encontramos lo que buscas.');
    case 413:
      return new DomainError('too_large', 'too_large', 'Lo que enviaste es demasiado grande.');
    case 415:
      return new DomainError(
        'unsupported',
        'unsupported_media_type',
        'Solo aceptamos datos en formato JSON.',
      );
    default:
      return status !== undefined && status < 500 ? malformed() : null;
  }
}

function malformed(): DomainError {
  return new DomainError('invalid', 'malformed', 'No pudimos entender la solicitud. Revisa los datos.');
}

/**
 * Returns the status that an error of the body parser or the router carries, if it is a 4xx status.
 */
function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
