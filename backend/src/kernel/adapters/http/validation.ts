import { type PipeTransform, ValidationPipe } from '@nestjs/common';
import { Transform } from 'class-transformer';
import type { ValidationError } from 'class-validator';
import { DomainError, type FieldError } from '../../domain/domain-error.js';

/** Checks every body and query against its class; unknown fields are dropped, nothing is converted silently. */
export function validationPipe(): PipeTransform {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (problems) => invalidRequest(problems.flatMap((problem) => fieldErrors(problem))),
  });
}

/** A query parameter in plain digits, as a number; what else JavaScript takes for a number (`1e1`, `0x7`, ``) is left alone. */
export function WholeNumber(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
  );
}

/** Text without the blanks around it; anything else is left alone. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
}

/** As {@link Trimmed}, and an empty text is `null`: what a form sends for a field that was left blank. */
export function TrimmedOrNull(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim() || null : value,
  );
}

/** 400 with the first field's message on top, because that is what a toast shows. */
export function invalidRequest(errors: FieldError[]): DomainError {
  const message = errors[0]?.message ?? 'Revisa los datos e inténtalo de nuevo.';
  return new DomainError('invalid', 'invalid_request', message, { errors });
}

function fieldErrors(problem: ValidationError, parent = ''): FieldError[] {
  const field = parent + problem.property;
  const own = Object.values(problem.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(problem.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`))];
}
