/** A setting is missing or malformed. The message is the one line that the operator sees. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
