import { ConfigError, readConfig } from '../config/config.js';
import { EmbeddedPostgresError } from '../../stand-ins/embedded-postgres/index.js';
import { startServer } from '../server.js';
import { StartError } from './start-error.js';
import { onFirstSignal, stopInTime } from './stop-in-time.js';
import { welcome } from './welcome.js';

try {
  const config = readConfig();
  const starting = startServer(config);
  onFirstSignal(process, () => {
    void stopInTime(starting, config.drainSeconds + config.stopSeconds).then((code) => process.exit(code));
  });
  await starting;
  welcome(readConfig()); // the start forgets a generated password that the admin has replaced
} catch (error) {
  const expected =
    error instanceof ConfigError || error instanceof EmbeddedPostgresError || error instanceof StartError;
  console.error(expected ? `Saque cannot start: ${error.message}` : error);
  process.exit(1);
}
