import { Param } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { DomainError } from '../../domain/domain-error.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for the form all our ids have; anything else cannot exist and never reaches the database. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

class ExistingId implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (isUuid(value)) return value.toLowerCase();
    throw new DomainError('not_found', 'not_found', 'No encontramos lo que buscas.');
  }
}

/** A path parameter that is one of our ids; malformed ones answer 404, as unknown ones do. */
export const IdParam = (name: string): ParameterDecorator => Param(name, new ExistingId());
