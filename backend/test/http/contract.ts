import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../../src/app.module.js';
import { readConfig } from '../../src/config/config.js';
import { describeApi } from '../../src/start/api-document.js';

/** The part of an OpenAPI schema that the contract uses. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  format?: string;
  enum?: unknown[];
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  items?: Schema;
  minItems?: number;
  properties?: Record<string, Schema>;
  /** The schema of the fields that `properties` does not name. */
  additionalProperties?: Schema | boolean;
  required?: string[];
  example?: unknown;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

/** A call of the contract. */
export interface Operation {
  method: string;
  path: string;
  /** `GET /api/venues/{venueId}` */
  name: string;
  parameters: Parameter[];
  body: Schema | null;
  /** The capability that the call asks of an admin; null if it needs no admin. */
  capability: string | null;
  /** The schema of the response of each documented status; `null` if the response is not JSON. */
  responses: Map<number, Schema | null>;
}

export interface Contract {
  document: object;
  operations: Operation[];
  /** Resolves references. */
  resolve: (schema: Schema) => Schema;
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema> };
}

interface RawOperation {
  parameters?: Parameter[];
  'x-capability'?: string;
  requestBody?: Content;
  responses: Record<string, Content>;
}

/**
 * Returns the contract, generated from the controllers like the published one. Needs no database,
 * so that tests can be named after its calls.
 */
export async function readContract(): Promise<Contract> {
  const published = await describeWithoutDatabase();
  const document = withNullable(published) as Document;
  const resolve = (schema: Schema): Schema => {
    const target = schema.$ref ?? schema.allOf?.[0]?.$ref;
    if (target === undefined) return schema;
    const found = document.components.schemas[target.split('/').at(-1) ?? ''];
    if (!found) throw new Error(`the contract names ${target} and does not describe it`);
    return resolve(schema.nullable ? { ...found, nullable: true } : found);
  };
  const operations = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => operation(method.toUpperCase(), path, call, resolve)),
  );
  return { document: published, operations, resolve };
}

/** Returns a copy of a document in which the type `null` of JSON Schema is written `nullable`. */
function withNullable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNullable);
  if (typeof value !== 'object' || value === null) return value;
  const schema = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNullable(item)]));
  const { anyOf, type, enum: values, ...rest } = schema;
  if (Array.isArray(anyOf) && anyOf.length === 2 && isNullType(anyOf[1]))
    return { ...rest, nullable: true, allOf: anyOf.slice(0, 1) as unknown[] };
  if (!Array.isArray(type)) return schema;
  const enumerated = Array.isArray(values)
    ? { enum: values.filter((each) => each !== null) as unknown[] }
    : {};
  return { ...rest, ...enumerated, nullable: true, type: (type as unknown[])[0] };
}

const isNullType = (schema: unknown) => (schema as Schema | undefined)?.type === ('null' as string);

async function describeWithoutDatabase(): Promise<object> {
  const noDatabase = 'postgres://nobody@localhost/none';
  const config = readConfig({
    DATABASE_URL: noDatabase,
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: 'not-a-password',
    SESSION_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'silent',
  });
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config, noDatabase), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  return describeApi(app);
}

function operation(
  method: string,
  path: string,
  call: RawOperation,
  resolve: (schema: Schema) => Schema,
): Operation {
  const body = call.requestBody?.content?.['application/json']?.schema;
  const responses = Object.entries(call.responses).map(
    ([status, { content }]) => [Number(status), content?.['application/json']?.schema ?? null] as const,
  );
  return {
    method,
    path,
    name: `${method} ${path}`,
    parameters: call.parameters ?? [],
    body: body ? resolve(body) : null,
    capability: call['x-capability'] ?? null,
    responses: new Map(responses),
  };
}

/** Returns the violations of a schema as `place: reason`, or none if the value conforms. */
export function violations(
  value: unknown,
  given: Schema,
  resolve: Contract['resolve'],
  place = '$',
): string[] {
  const schema = resolve(given);
  if (Object.keys(schema).length === 0) return []; // any JSON
  const either = schema.anyOf ?? schema.oneOf;
  if (either) {
    const all = either.map((one) => violations(value, one, resolve, place));
    return all.some((found) => found.length === 0) ? [] : all.flat();
  }
  if (value === null) return schema.nullable ? [] : [`${place}: null`];
  if (!isOfType(value, schema.type)) return [`${place}: not of type ${schema.type}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${place}: none of ${schema.enum.join(', ')}`];
  if (typeof value === 'string' && !FORMATS[schema.format ?? '']?.test(value))
    return [`${place}: no ${schema.format}`];
  if (Array.isArray(value))
    return value.flatMap((item, at) => violations(item, schema.items ?? {}, resolve, `${place}[${at}]`));
  if (typeof value !== 'object') return [];
  const fields = schema.properties ?? {};
  const others = schema.additionalProperties === true ? {} : schema.additionalProperties;
  const missing = (schema.required ?? []).filter((name) => !(name in value));
  return [
    ...missing.map((name) => `${place}.${name}: missing`),
    ...Object.entries(value).flatMap(([name, item]) => {
      const of = Object.hasOwn(fields, name) ? fields[name] : others;
      return of
        ? violations(item, of, resolve, `${place}.${name}`)
        : [`${place}.${name}: not in the contract`];
    }),
  ];
}

const FORMATS: Record<string, RegExp> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  '': /^/,
  uri: /^https?:\/\//,
  email: /^[^\s@]+@[^\s@]+$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
};

function isOfType(value: unknown, type: Schema['type']): boolean {
  if (type === undefined) return true;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && !Array.isArray(value);
  return typeof value === type;
}
