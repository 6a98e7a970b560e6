/**
 * Starts the embedded PostgreSQL in a temporary folder. Both are removed afterwards, even if the
 * run is killed. If it dies, it is started again at the same address.
 * @param options.durable `true` for the settings of the product: a commit is on the disk
 */
export function startThrowawayPostgres(options?: {
  durable?: boolean;
}): Promise<{ url: string; stop(): Promise<void> }>;
