import { applyDecorators, Param } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsUUID } from 'class-validator';
import { DomainError } from '../../domain/domain-error.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns true if the value is a UUID, the form of all ids but those of players. */
export function isUuid<Of extends string = string>(value: unknown): value is Of {
  return typeof value === 'string' && UUID.test(value);
}

/** Returns a UUID in the form in which ids are stored and compared, or null for any other value. */
export function uuidFrom<Of extends string = string>(value: unknown): Of | null {
  const id = lowerCase(value);
  return isUuid<Of>(id) ? id : null;
}

/** Leaves values that are no text unchanged, so that validation refuses them. */
function lowerCase(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

class ExistingId implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    const id = uuidFrom(value);
    if (id !== null) return id;
    throw new DomainError('not_found', 'not_found', 'No encontramos lo que buscas.');
  }
}

/**
 * Requires an id in a body or a query, or a list of ids with `each`, and converts it to the form in
 * which ids are compared.
 */
export function IsId(options: { message: string; each?: boolean }): PropertyDecorator {
  const convert = ({ value }: { value: unknown }): unknown =>
    Array.isArray(value) ? value.map(lowerCase) : lowerCase(value);
  return applyDecorators(Transform(convert), IsUUID(undefined, options));
}

/**
 * Reads an id from the path. A malformed id gets 404, like an unknown one, without a database
 * query.
 */
export const IdParam =
  (name: string): ParameterDecorator =>
  (target, method, index) => {
    Param(name, new ExistingId())(target, method, index);
    const handler = method === undefined ? undefined : Object.getOwnPropertyDescriptor(target, method);
    // Its type is the one of an id, of which nothing remains at run time.
    if (method !== undefined && handler) ApiParam({ name, type: String })(target, method, handler);
  };
