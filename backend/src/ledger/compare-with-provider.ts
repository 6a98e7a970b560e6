import { type AddressInfo, createServer } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../app.module.js';
import { Config, type ConfigValues } from '../config/config.js';
import { closeHttp, configureHttp, HTTP_OPTIONS } from '../http-app.js';
import { createLog } from '../kernel/adapters/http/logging.js';
import { formatAmount, toCents } from '../kernel/domain/money.js';
import { CompareWithProvider } from '../modules/reconciliation/index.js';
import { createStripeSandbox } from '../../stand-ins/stripe-sandbox/index.js';

/**
 * Compares the ledger with the provider of the settings. The comparison runs in an application of
 * its own, with its own sandbox if needed, so that no server has to be running.
 * @returns one line for each difference
 */
export async function compareWithProvider(settings: ConfigValues, databaseUrl: string): Promise<string[]> {
  const config = new Config({ ...settings, role: 'api', port: await freePort() });
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config, databaseUrl), {
    ...HTTP_OPTIONS,
    logger: ['error'],
  });
  const sandbox = config.stripe.sandbox
    ? await createStripeSandbox({ ...config.stripe, databaseUrl, webhookUrl: () => '' })
    : null;
  configureHttp(app, config, { log: createLog(config), sandbox: sandbox?.router ?? null });
  await app.listen(config.port, '127.0.0.1');
  try {
    const findings = await app.get(CompareWithProvider).execute();
    return findings.map(
      ({ kind, providerId, ourCents, theirCents, foundAt }) =>
        `${kind} ${providerId}: ours ${amountOf(ourCents)}, theirs ${amountOf(theirCents)}, since ${foundAt.toISOString()}`,
    );
  } finally {
    await closeHttp(app);
    await sandbox?.stop();
  }
}

function amountOf(cents: number | null): string {
  return cents === null ? 'nothing' : formatAmount(toCents(cents));
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
