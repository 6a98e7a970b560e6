import { LoggerModule } from 'nestjs-pino';
import type { Config } from '../../../config/config.js';
import { currentRequestId } from '../request-context.js';

/**
 * Configures structured logs, formatted for reading if the output is a terminal. Every line
 * contains the request's id. No line contains a cookie, token or secret.
 */
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

/** Removes the query, which may contain a signature, and share tokens from the path. */
function withoutTokens(url: string): string {
  const path = url.split('?')[0] ?? '';
  return path.replace(/(shared-payment(?:-links)?|objects)\/[^/]+/, '$1/…');
}
