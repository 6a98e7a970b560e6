import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LoggerModule } from 'nestjs-pino';
import type { Config } from '../../../config.js';

/** Structured logs, pretty in a terminal; a request id in every line and answer, no cookie, token or secret in any. */
export function logging(config: Config) {
  return LoggerModule.forRoot({
    pinoHttp: {
      level: config.logLevel,
      genReqId: requestId,
      autoLogging: { ignore: (request) => !/^\/(api|health)\//.test(request.url ?? '') },
      customLogLevel: (_request, response, error) =>
        error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
      serializers: {
        req: (request: { id: unknown; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: withoutTokens(request.url),
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
      ...(process.stdout.isTTY
        ? { transport: { target: 'pino-pretty', options: { singleLine: true } } }
        : {}),
    },
  });
}

function requestId(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

/** Paths carry share tokens and queries carry signatures: neither belongs in a log. */
function withoutTokens(url: string): string {
  const path = url.split('?')[0] ?? '';
  return path.replace(/(shared-payment(?:-links)?|objects)\/[^/]+/, '$1/…');
}
