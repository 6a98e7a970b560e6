import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';
import { dockerIsRunning } from '../database/docker-postgres.mjs';

const VERSITYGW = 'versity/versitygw:v1.8.0';

/**
 * Starts a container. Returns null without a Docker engine, or if the container does not start; in
 * that case it prints one line.
 */
async function started(name: string, start: () => Promise<StartedTestContainer>) {
  if (!(await dockerIsRunning())) return null;
  try {
    return await start();
  } catch (error) {
    process.stderr.write(`A Docker engine is running, but the ${name} did not start (${String(error)}).\n`);
    return null;
  }
}

/** The object store of docker-compose.yml. */
export const startVersitygw = (accessKey: string, secretKey: string) =>
  started('object store', () =>
    new GenericContainer(VERSITYGW)
      .withEnvironment({
        ROOT_ACCESS_KEY: accessKey,
        ROOT_SECRET_KEY: secretKey,
        VGW_BACKEND: 'posix',
        VGW_BACKEND_ARG: '/data',
        VGW_PORT: ':7070',
        VGW_HEALTH: '/health',
      })
      .withTmpFs({ '/data': 'rw' })
      .withExposedPorts(7070)
      .withWaitStrategy(Wait.forHttp('/health', 7070))
      .start(),
  );
