/** A setting that is missing or malformed. The message is the one line the person who starts us sees. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
