import type { LoggerService } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { type DestinationStream, pino, type Logger } from 'pino';
import type { Config } from '../../../config/config.js';
import { currentRequestId } from '../request-context.js';
import { loggedError, withoutValues } from './logged-error.js';
import { withoutTokens } from './path-tokens.js';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/**
 * Creates the structured log, formatted for reading if the output is a terminal. Every line
 * contains the request's id. No line contains a cookie, token or secret.
 * @param to where the lines go, if not to the standard output
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    mixin: () => ({ requestId: currentRequestId() }),
    serializers: { err: loggedError },
  };
  if (to) return pino(options, to);
  if (!process.stdout.isTTY) return pino(options);
  return pino({ ...options, transport: { target: 'pino-pretty', options: { singleLine: true } } });
}

/**
 * Logs the calls of the API: failures as errors, refusals at level info, others at level debug. A
 * call costs next to nothing if its line is not written.
 */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const { method, originalUrl } = request;
    if (!originalUrl.startsWith('/api/')) return next();
    const began = performance.now();
    response.once('close', () => {
      const level = levelOf(response.statusCode);
      if (!log.isLevelEnabled(level)) return;
      const line = {
        requestId: (request as { id?: unknown }).id,
        req: { method, path: withoutTokens(originalUrl) },
        res: { status: response.statusCode },
        responseTime: Math.round(performance.now() - began),
      };
      log[level](line, response.writableFinished ? 'request completed' : 'request aborted');
    });
    next();
  };
}

function levelOf(status: number): Level {
  if (status >= 500) return 'error';
  return status >= 400 ? 'info' : 'debug';
}

/** Writes the lines of Nest's loggers into the structured log. */
export class NestLog implements LoggerService {
  constructor(private readonly lines: Logger) {}

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  /** Nest passes the context last. Between may be the text of an object, or the stack of a text. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    const between = rest.length > 1 && typeof rest[0] === 'string' ? withoutValues(rest[0]) : undefined;
    if (typeof message === 'string') this.lines[level]({ context, stack: between }, withoutValues(message));
    else this.lines[level]({ context, ...fieldsOf(message) }, between);
  }
}

const fieldsOf = (message: unknown): object =>
  message instanceof Error || typeof message !== 'object' ? { err: message } : { ...message };
