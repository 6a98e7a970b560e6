import type { NextFunction, Request, Response } from 'express';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Limits near the goals: reads 100 ms, writes 300 ms, give up after 15 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 15];

/**
 * Counts and times responses by route, and counts open streams. It never uses the path, because a
 * path may contain a token.
 */
export function requestMetrics(registry: Registry) {
  const responses = new Histogram({
    name: 'saque_http_request_duration_seconds',
    help: 'Responses by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const streams = new Gauge({
    name: 'saque_event_streams',
    help: 'Open streams of server-sent events',
    registers: [registry],
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.headers.accept?.includes('text/event-stream')) {
      streams.inc();
      response.once('close', () => streams.dec());
    } else {
      const seconds = responses.startTimer({ method: request.method });
      response.once('finish', () => seconds({ route: routeOf(request), status: response.statusCode }));
    }
    next();
  };
}

/**
 * Returns the pattern of the route, or the name of the site if no controller handled the request.
 */
function routeOf(request: Request): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? request.baseUrl + route.path : 'site';
}
