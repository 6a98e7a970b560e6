import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** A call of a test with its response. */
interface Exchange {
  method: string;
  path: string;
  sent: unknown;
  status: number;
  contentType: string;
  received: unknown;
}

interface Content {
  content?: Record<string, unknown>;
}

interface Operation {
  responses: Record<string, Content>;
  requestBody?: Content;
}

const JSON_TYPE = 'application/json';
const FORMATS = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  uri: /^https?:\/\//,
  binary: true,
} as const;

/** Validates exchanges against the published document, as a proxy between both sides would. */
class ContractCheck {
  private readonly ajv = new Ajv2020({ strict: false, formats: FORMATS });
  private readonly paths: [template: string, pattern: RegExp, calls: Record<string, Operation>][];
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor() {
    const file = new URL('../../../../frontend/openapi/openapi.json', import.meta.url);
    const document = JSON.parse(readFileSync(file, 'utf8')) as {
      paths: Record<string, Record<string, Operation>>;
    };
    this.ajv.addSchema(document, 'api');
    const fewestParametersFirst = Object.entries(document.paths).sort(
      ([one], [other]) => one.split('{').length - other.split('{').length,
    );
    this.paths = fewestParametersFirst.map(([template, calls]) => [
      template,
      new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      calls,
    ]);
  }

  /** Throws if the document does not describe this exchange. Other paths are not its concern. */
  assertDescribes({ method, path, sent, status, contentType, received }: Exchange): void {
    const [pathname = ''] = path.split('?');
    const [template, , calls] = this.paths.find(([, pattern]) => pattern.test(pathname)) ?? [];
    const operation = calls?.[method.toLowerCase()];
    const isProvoked = status === 500; // by a test that breaks something inside
    if (template === undefined || operation === undefined || isProvoked) return;
    const call = ['paths', template, method.toLowerCase()];
    const what = `${method} ${template} with ${status}`;
    const described = operation.responses[status];
    if (!described) throw new Error(`${what} is not in the contract: ${JSON.stringify(received)}`);
    if (contentType.startsWith(JSON_TYPE) && described.content?.[JSON_TYPE])
      this.assertValid(what, [...call, 'responses', String(status)], received);
    if (status < 300 && typeof sent === 'object' && operation.requestBody?.content?.[JSON_TYPE])
      this.assertValid(`the accepted body of ${what}`, [...call, 'requestBody'], sent);
  }

  private assertValid(what: string, place: readonly string[], value: unknown): void {
    const pointer = [...place, 'content', JSON_TYPE, 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = this.compiled.get(pointer) ?? this.ajv.compile({ $ref: `api#/${pointer}` });
    this.compiled.set(pointer, validate);
    if (validate(value)) return;
    const [error] = validate.errors ?? [];
    throw new Error(`${what} contradicts the contract: ${error?.instancePath} ${error?.message}`);
  }
}

/** The check, if `CHECK_CONTRACT` is set, as in `npm run test:merge`. */
export const contractCheck = process.env['CHECK_CONTRACT'] ? new ContractCheck() : null;
