import { request } from 'node:http';

const PING_MS = 2_000;

/** Returns true if a Docker engine runs at `DOCKER_HOST`, or at the default socket. */
export function dockerIsRunning() {
  const host = new URL(process.env.DOCKER_HOST ?? 'unix:///var/run/docker.sock');
  const place =
    host.protocol === 'unix:' ? { socketPath: host.pathname } : { host: host.hostname, port: host.port };
  const { promise, resolve } = Promise.withResolvers();
  const ping = request({ ...place, path: '/_ping', timeout: PING_MS }, (response) => {
    response.resume();
    resolve(response.statusCode === 200);
  });
  ping.on('error', () => resolve(false));
  ping.on('timeout', () => ping.destroy(new Error('no response')));
  ping.end();
  return promise;
}

/** Starts a temporary PostgreSQL 17 in a container, with the collation of the embedded one. */
export async function startDockerPostgres() {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const container = await new PostgreSqlContainer('postgres:17.11')
    .withEnvironment({
      POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8',
    })
    .withCommand([
      'postgres',
      ...['fsync=off', 'synchronous_commit=off', 'max_connections=200'].flatMap((s) => ['-c', s]),
    ])
    .start();
  return { url: container.getConnectionUri(), stop: () => container.stop() };
}
