import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

type Json = Record<string, unknown>;

interface Operation {
  security?: Record<string, string[]>[];
  responses: Record<string, Json>;
  /** The right that the call asks of an admin. */
  'x-capability'?: string;
}

const ERROR = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };

/** Refusals that surround every call (docs/adr/0026), by their status. */
const MALFORMED = '`malformed`, `invalid_request`: an address, a field or a text that cannot be';
const FOREIGN = '`foreign_site`: sent by the page of another site';
const ELSEWHERE = '`not_found`: a thing, or a venue, where the admin has no role';
const MERGED = '`session_changed`: the guest of this browser has just become an account; try again';
const TOO_LARGE = '`too_large`: a body above the limit';
const NO_JSON = '`unsupported_media_type`: a body that is not JSON';
const AWAY = '`unavailable`: the database is away or busy; `Retry-After` says when to ask again';

/** Rights that no venue limits. */
const AT_NO_VENUE = ['owns_all', 'any', 'own-account'];

/** The cookies of callers whom a call knows without refusing others. */
const OPTIONAL = ['player', 'admin-if-known'];

/**
 * Returns the OpenAPI document, generated from the controllers. The generator writes `nullable`,
 * which says nothing beside a reference; OpenAPI 3.1 has the type `null`.
 */
export function describeApi(app: NestExpressApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Saque')
    .setDescription('Court booking for tennis venues. Amounts are decimal strings with two places.')
    .setVersion('1')
    .setLicense('MIT', 'https://spdx.org/licenses/MIT.html')
    .setOpenAPIVersion('3.1.0')
    .addServer('/', 'The site itself')
    .addCookieAuth('saque-admin', cookie('An admin who is signed in'), 'admin')
    .addCookieAuth('saque-player', cookie('A player; a browser without it is a new guest'), 'player')
    .build();
  const document = SwaggerModule.createDocument(app, about, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  for (const path of Object.values(document.paths))
    for (const [method, operation] of Object.entries(path as Record<string, Operation>))
      complete(method, operation);
  return withNullTypes(JSON.parse(JSON.stringify(document))) as OpenAPIObject;
}

/** Behind HTTPS the names have the prefix `__Host-`. */
function cookie(description: string) {
  return { type: 'apiKey', in: 'cookie', description: `${description}. With HTTPS: \`__Host-…\`` } as const;
}

/** Adds what each call has in common with others, and says whose cookie it reads. */
function complete(method: string, operation: Operation): void {
  const right = operation['x-capability'];
  operation.security = right === undefined ? securityOf(operation.security ?? []) : [{ admin: [] }];
  const readsPlayer = operation.security.some((cookies) => 'player' in cookies);
  const surrounding: [string, string, boolean][] = [
    ['400', MALFORMED, true],
    ['403', FOREIGN, method !== 'get'],
    ['404', ELSEWHERE, right !== undefined && !AT_NO_VENUE.includes(right)],
    ['409', MERGED, readsPlayer],
    ['413', TOO_LARGE, method !== 'get'],
    ['415', NO_JSON, method !== 'get'],
    ['503', AWAY, true],
  ];
  for (const [status, description, applies] of surrounding)
    if (applies) operation.responses[status] ??= { description, content: ERROR };
}

function securityOf(declared: Record<string, string[]>[]): Record<string, string[]>[] {
  const names = [...new Set(declared.flatMap((each) => Object.keys(each)))];
  const required = names.filter((name) => !OPTIONAL.includes(name));
  const known = names.filter((name) => OPTIONAL.includes(name)).map((name) => name.replace('-if-known', ''));
  if (required.length > 0) return required.map((name) => ({ [name]: [] }));
  return known.length > 0 ? [...known.map((name) => ({ [name]: [] })), {}] : [];
}

/** Returns a copy of a document in which `nullable` is the type `null` of JSON Schema. */
function withNullTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNullTypes);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNullTypes(item)]));
  const { nullable, allOf, type, enum: values, ...rest } = copy;
  if (Array.isArray(allOf)) {
    const [reference] = allOf as [Json];
    return nullable === true ? { ...rest, anyOf: [reference, { type: 'null' }] } : { ...rest, ...reference };
  }
  if (nullable !== true) return copy;
  const enumerated = Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {};
  return { ...rest, type: [type, 'null'], ...enumerated };
}
