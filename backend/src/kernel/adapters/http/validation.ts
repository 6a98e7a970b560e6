import {
  applyDecorators,
  type ArgumentMetadata,
  Injectable,
  type PipeTransform,
  ValidationPipe,
  type ValidationPipeOptions,
} from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  getMetadataStorage,
  IsEmail,
  IsObject,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateNested,
  type ValidationError,
} from 'class-validator';
import { DomainError, type FieldError } from '../../domain/domain-error.js';
import { MAX_EMAIL_LENGTH, mailAddressOf } from '../../domain/mail-address.js';
import { typedCode, typedText } from '../../domain/typed-text.js';

const IGNORES_UNKNOWN_FIELDS = Symbol('ignores-unknown-fields');
const UNKNOWN_FIELD = 'whitelistValidation';
export const MAX_UNKNOWN_FIELDS_REPORTED = 10;
const MISSING = 'isDefined';
const WRONG_TYPE = [
  'isString',
  'isInt',
  'isNumber',
  'isBoolean',
  'isArray',
  'isObject',
  'isUuid',
  'isIn',
  'nestedValidation',
];
const MAX_FIELD_NAME_LENGTH = 60;

const OPTIONS: ValidationPipeOptions = {
  whitelist: true,
  transform: true,
  validationError: { target: false, value: false },
  exceptionFactory: (problems) => invalidRequest(reported(problems)),
};

/**
 * Marks a body class whose unknown fields the server drops silently. Only the calls of the
 * specification's table (section 7) use it. Every other body refuses unknown fields with 400.
 * Subclasses do not inherit the mark.
 */
export function IgnoresUnknownFields(): ClassDecorator {
  return (bodyClass) => Object.defineProperty(bodyClass, IGNORES_UNKNOWN_FIELDS, { value: true });
}

/**
 * Validates every body, query and path parameter against its class, without implicit conversion.
 * Throws `invalid_request` (400) with one entry in `errors` per invalid field.
 * Unknown fields: see {@link IgnoresUnknownFields} for bodies, and `KnownQuery` for queries.
 */
@Injectable()
export class RequestValidationPipe implements PipeTransform {
  private readonly lenient = new ValidationPipe(OPTIONS);
  private readonly strict = new ValidationPipe({ ...OPTIONS, forbidNonWhitelisted: true });

  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const { type, metatype } = metadata;
    if (type === 'custom' || (metatype === String && typeof value === 'string')) return value;
    const isStrict = type === 'body' && metatype && !Object.hasOwn(metatype, IGNORES_UNKNOWN_FIELDS);
    return (isStrict ? this.strict : this.lenient).transform(value, metadata);
  }
}

/**
 * Remembers the rules of each class: the validator would look through those of all classes for each
 * object, to find what the class inherits. A class has all of its rules once it is loaded.
 */
function rememberRules(): void {
  const storage = getMetadataStorage();
  const read = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, ReturnType<typeof read>>();
  storage.getTargetValidationMetadatas = (target, schema, ...groups) => {
    if (schema || groups.some((asked) => asked === true || Array.isArray(asked)))
      return read(target, schema, ...groups);
    const rules = known.get(target) ?? read(target, schema, ...groups);
    known.set(target, rules);
    return rules;
  };
}
rememberRules();

/** The body of a call that needs no field: it may be missing, and any field in it is refused. */
export class NoFields {}

/**
 * Converts a query parameter of plain digits to a number. Leaves every other value unchanged,
 * including texts that JavaScript would convert (`1e1`, `0x7`, the empty text), so that validation
 * refuses it.
 */
export function WholeNumber(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
  );
}

/**
 * Requires each item of a list to be a valid object of a class. `ValidateNested` alone would let an
 * item pass that is a list itself.
 */
export function ObjectsOf(of: () => new () => object, options: { message: string }): PropertyDecorator {
  const each = { each: true, ...options };
  return applyDecorators(ValidateNested(each), Type(of), IsObject(each));
}

/** Removes outer spaces and invisible characters. Leaves values of other types unchanged. */
export function Trimmed(): PropertyDecorator {
  return ofText(typedText);
}

/**
 * Trims a text and converts an empty one to `null`: a form sends an empty text for a blank field.
 */
export function TrimmedOrNull(): PropertyDecorator {
  return ofText((text) => typedText(text) || null);
}

/** Removes what people type or paste between the digits of a code: spaces and dashes. */
export function TypedCode(): PropertyDecorator {
  return ofText(typedCode);
}

/**
 * Requires an e-mail address, and converts it to the form in which it is stored. Every address that
 * a call takes has this decorator.
 */
export function MailAddress(maxLength = MAX_EMAIL_LENGTH): PropertyDecorator {
  const message = 'Escribe un correo válido.';
  return applyDecorators(
    ofText((text) => mailAddressOf(text) ?? text),
    ValidateBy({
      name: 'mailAddress',
      validator: {
        validate: (value) => typeof value === 'string' && mailAddressOf(value) !== null,
        defaultMessage: () => message,
      },
    }),
    IsEmail({}, { message }),
    MaxLength(maxLength, { message: 'El correo es demasiado largo.' }),
    IsString({ message }),
  );
}

function ofText(convert: (text: string) => string | null): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? convert(value) : value));
}

/**
 * Returns the 400 error for these fields. Its message is the first field's, because the screen
 * shows it in a toast.
 */
export function invalidRequest(errors: FieldError[]): DomainError {
  const message = errors[0]?.message ?? 'Revisa los datos e inténtalo de nuevo.';
  return new DomainError('invalid', 'invalid_request', message, { errors });
}

/** Returns the problem of a field that a call does not know. */
export function unknownField(name: string): FieldError {
  const field = name.slice(0, MAX_FIELD_NAME_LENGTH);
  return { field, message: `No conocemos el campo «${field}».` };
}

/**
 * Returns the problems as field errors: known fields first, then a limited number of unknown ones.
 */
function reported(problems: ValidationError[]): FieldError[] {
  const all = problems.flatMap((problem) => fieldErrors(problem));
  const unknown = all.filter(({ isUnknown }) => isUnknown).slice(0, MAX_UNKNOWN_FIELDS_REPORTED);
  const known = all.filter(({ isUnknown }) => !isUnknown);
  return [...known, ...unknown].map(({ field, message }) => ({ field, message }));
}

function fieldErrors(problem: ValidationError, parent = ''): (FieldError & { isUnknown: boolean })[] {
  const field = parent + problem.property.slice(0, MAX_FIELD_NAME_LENGTH);
  const constraints = problem.constraints ?? {};
  const [first] = Object.keys(constraints).sort((a, b) => rankOf(a) - rankOf(b));
  // The parts of a wrong field say nothing more.
  if (first === undefined)
    return (problem.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`));
  const isUnknown = first === UNKNOWN_FIELD;
  const message = isUnknown ? unknownField(field).message : (constraints[first] ?? '');
  return [{ field, isUnknown, message }];
}

/**
 * Returns the place of a constraint among those that a field breaks. A missing password is also too
 * long for `MaxLength`, so the type comes first, whatever the order of the decorators.
 */
function rankOf(constraint: string): number {
  if (constraint === MISSING) return 0;
  if (WRONG_TYPE.includes(constraint)) return 1;
  return constraint === 'isNotEmpty' ? 2 : 3;
}
