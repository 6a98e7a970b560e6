import type { RequestHandler } from 'express';
import type { Clock } from '../../domain/clock.js';

/**
 * Names the server's time, in milliseconds, on every response. A phone's own clock may be hours
 * wrong, so the screens reckon their deadlines and promises from this (docs/adr/0073).
 */
export function tellTime(clock: Clock): RequestHandler {
  return (_request, response, next) => {
    response.setHeader('X-Server-Time', clock.now().getTime());
    next();
  };
}
