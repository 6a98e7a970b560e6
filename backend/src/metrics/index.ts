import { createServer, type RequestListener, type Server } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { ProcessRole } from '../config/config.js';
import type { Background } from '../kernel/adapters/background.js';
import type { LoggedSecurityEvents } from '../kernel/adapters/logged-security-events.js';
import type { PageCounts } from '../site/page-counts.js';
import { backgroundMetrics } from './background-metrics.js';
import { businessMetrics, poolMetrics } from './database-metrics.js';
import { pageMetrics } from './page-metrics.js';
import { requestMetrics } from './request-metrics.js';
import { securityMetrics } from './security-metrics.js';

/** The metrics of one process in the format of Prometheus. */
export interface Metrics {
  /** Middleware that measures each request. */
  measure: (request: Request, response: Response, next: NextFunction) => void;
  /** Serves `GET /metrics` on a port of its own, which visitors of the site cannot reach. */
  listen(port: number): Promise<void>;
  close(): Promise<void>;
}

/** The parts of this process that keep their figures themselves. */
interface ObservedWork {
  readonly background: Background;
  readonly security: LoggedSecurityEvents;
  readonly pages: PageCounts;
}

/**
 * Measures one process. Only a process for background work also measures the whole installation.
 */
export function createMetrics(role: ProcessRole, pool: Pool, work: ObservedWork): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  poolMetrics(registry, pool);
  backgroundMetrics(registry, work.background);
  securityMetrics(registry, work.security);
  pageMetrics(registry, work.pages);
  if (role !== 'api') businessMetrics(registry, pool);
  const server = createServer(respondWith(registry));
  return {
    measure: requestMetrics(registry),
    listen: (port) => listening(server, port),
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

function respondWith(registry: Registry): RequestListener {
  return (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      // The database is unreachable. The next scrape tries again.
      () => response.writeHead(503).end(),
    );
  };
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, () => resolve());
  });
}
