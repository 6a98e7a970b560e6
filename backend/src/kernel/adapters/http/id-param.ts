import { Param } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { DomainError } from '../../domain/domain-error.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns true if the value is a UUID, the form of all our ids. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

class ExistingId implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (isUuid(value)) return value.toLowerCase();
    throw new DomainError('not_found', 'not_found', 'No encontramos lo que buscas.');
  }
}

/**
 * Reads an id from the path. A malformed id gets 404, like an unknown one, without a database
 * query.
 */
export const IdParam = (name: string): ParameterDecorator => Param(name, new ExistingId());
