import { LoggerModule } from 'nestjs-pino';
import type { Config } from '../../../config/config.js';
import { currentRequestId } from '../request-context.js';

/** Structured logs, pretty in a terminal; the request's id in every line, no cookie, token or secret in any. */
export function logging(config: Config) {
  return LoggerModule.forRoot({
    pinoHttp: {
      level: config.logLevel,
      mixin: () => ({ requestId: currentRequestId() }),
      autoLogging: { ignore: (request) => !/^\/api\//.test(request.url ?? '') },
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

/** Paths carry share tokens and queries carry signatures: neither belongs in a log. */
function withoutTokens(url: string): string {
  const path = url.split('?')[0] ?? '';
  return path.replace(/(shared-payment(?:-links)?|objects)\/[^/]+/, '$1/…');
}
