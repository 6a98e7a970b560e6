import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DomainError, type ErrorKind } from '../../domain/domain-error.js';
import { databaseIsAway, sqlState } from '../persistence/sql-state.js';

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  unavailable: 503,
};

/** A problem with one field; `message` is Spanish. */
export class FieldErrorBody {
  @ApiProperty() field: string;
  @ApiProperty() message: string;
}

/** Every refusal of the API. `code` is stable English, `message` Spanish and fit for a toast. */
export class ErrorBody {
  @ApiProperty() statusCode: number;
  @ApiProperty() code: string;
  @ApiProperty() message: string;
  @ApiPropertyOptional({ type: [FieldErrorBody] }) errors?: FieldErrorBody[];
  @ApiPropertyOptional() requestId?: string;
  @ApiPropertyOptional({ description: 'With `slot_taken` by the caller: their own booking of that hour.' })
  bookingId?: string;
}

/** The one place where errors become answers. Nothing of the inside (stack, SQL, path) leaves through it. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const refusal = toDomainError(error);
    if (refusal === null) this.logger.error(error);
    if (response.headersSent) return void response.end();
    const { status, body, retryAfter } = describe(refusal);
    const requestId = http.getRequest<Request & { id?: unknown }>().id;
    response.removeHeader('Content-Disposition');
    response.setHeader('Content-Type', 'application/json; charset=utf-8'); // whatever the answer was going to be
    if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
    response.status(status).json({ ...body, ...(requestId ? { requestId } : {}) });
  }
}

function describe(refusal: DomainError | null): { status: number; body: ErrorBody; retryAfter?: number } {
  if (refusal === null) {
    const message = 'Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.';
    return { status: 500, body: { statusCode: 500, code: 'internal', message } };
  }
  const status = STATUS[refusal.kind];
  const { errors, bookingId, retryAfterSeconds } = refusal.details;
  return {
    status,
    body: {
      statusCode: status,
      code: refusal.code,
      message: refusal.message,
      ...(errors ? { errors } : {}),
      ...(bookingId ? { bookingId } : {}),
    },
    retryAfter: retryAfterSeconds ?? (status === 503 ? 2 : undefined),
  };
}

function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (databaseIsAway(error))
    return new DomainError(
      'unavailable',
      'unavailable',
      'Estamos volviendo en un momento. Inténtalo de nuevo.',
    );
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

/** Errors of the body parser and the router carry their status; only refusals of the request count. */
function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
