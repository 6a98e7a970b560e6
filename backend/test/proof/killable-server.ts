import type { TestApp } from '../support/app/app.js';
import { type ServerProcess, startServerProcess } from '../support/app/server-process.js';
import { freePort } from '../support/free-port.js';
import { type Commit, HeldCommit } from './held-commit.js';

/** A server that keeps its address when it is killed and started again. */
export class KillableServer {
  private constructor(
    private readonly databaseUrl: string,
    private readonly settings: Record<string, string>,
    private process: ServerProcess,
  ) {}

  static async start(
    databaseUrl: string,
    furtherSettings: Record<string, string> = {},
  ): Promise<KillableServer> {
    const settings = { PORT: String(await freePort()), TRUSTED_PROXIES: 'loopback', ...furtherSettings };
    return new KillableServer(databaseUrl, settings, await startServerProcess(databaseUrl, settings));
  }

  get app(): ServerProcess & TestApp {
    return this.process;
  }

  /** Starts it again after it was killed. */
  async restart(): Promise<void> {
    this.process = await startServerProcess(this.databaseUrl, this.settings);
  }

  kill(): Promise<void> {
    return this.process.kill();
  }

  /**
   * Kills the server exactly at a commit, and starts it again.
   * @param fate what becomes of the held transaction
   * @param act what makes the server reach that commit; its response is lost
   * @param atTheKill looks while the transaction is held
   */
  async killAt(
    commit: Commit,
    fate: 'not committed' | 'committed',
    act: () => Promise<unknown>,
    atTheKill: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const held = await HeldCommit.of(this.databaseUrl, commit);
    const response = act().then(
      () => 'answered',
      () => 'lost',
    );
    await held.reached();
    await atTheKill();
    await this.kill();
    await (fate === 'committed' ? held.commit() : held.rollBack());
    expect(await response).toBe('lost');
    await this.restart();
  }
}
