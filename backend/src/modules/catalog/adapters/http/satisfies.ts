import { ValidateBy } from 'class-validator';

/** Accepts a string that satisfies a rule of the domain. */
export function Satisfies(name: string, rule: (text: string) => boolean, message: string): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && rule(value);
  return ValidateBy({ name, validator: { validate, defaultMessage: () => message } });
}
