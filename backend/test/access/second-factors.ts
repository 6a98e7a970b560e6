import { TOTP, Secret } from 'otpauth';
import { AdminAccounts } from '../../src/modules/admins/index.js';
import type { TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { SoftwareAuthenticator } from '../support/services/software-authenticator.js';

const PATH = '/api/admin/second-factor';
let admins = 0;

/** The body of the calls of the second step and of the second factor. */
export interface StepBody {
  code?: string;
  message?: string;
  isAdmin?: boolean;
  secondStep?: { stage: string; app: boolean; passkey: boolean; recoveryCode: boolean };
  recoveryCodes?: string[] | null;
  recoveryCodesLeft?: number;
}

export interface Options {
  challenge: string;
  rpId: string;
  rp: { id: string };
}

/** An admin of a test with credentials and second factors of its own. */
export class Person {
  readonly password = 'la-clave-de-la-prueba';
  readonly authenticator: SoftwareAuthenticator;
  recoveryCodes: string[] = [];
  private key = '';

  private constructor(
    private readonly app: TestApp,
    readonly username: string,
  ) {
    this.authenticator = new SoftwareAuthenticator(app.config.publicUrl);
  }

  static async in(app: TestApp, username = `eva-${++admins}`): Promise<Person> {
    const person = new Person(app, username);
    await app.get<AdminAccounts>(AdminAccounts).set(person.username, person.password);
    return person;
  }

  /** Returns a browser that has sent the right password. */
  async login(browser = new Browser(this.app.url)): Promise<Browser> {
    const { username, password } = this;
    const { status } = await browser.post('/api/admin/login', { username, password });
    if (status !== 200) throw new Error(`the login returned ${status}`);
    return browser;
  }

  /** Adds an authenticator app whose first code is the one of this instant. */
  async addApp(browser: Browser, at: Date): Promise<StepBody> {
    const { password } = this;
    const { body } = await browser.post<{ key: string }>(`${PATH}/app/key`, { password });
    this.key = body.key;
    const added = await browser.send<StepBody>('PUT', `${PATH}/app`, { appCode: this.codeAt(at) });
    this.recoveryCodes = added.body.recoveryCodes ?? this.recoveryCodes;
    return added.body;
  }

  /** Adds the passkey of the software authenticator. */
  async addPasskey(browser: Browser, name = 'Mi laptop'): Promise<StepBody> {
    const { password } = this;
    const { body } = await browser.post<Options>(`${PATH}/passkeys/options`, { password });
    const response = this.authenticator.create(body);
    const added = await browser.post<StepBody>(`${PATH}/passkeys`, { name, ...response });
    this.recoveryCodes = added.body.recoveryCodes ?? this.recoveryCodes;
    return added.body;
  }

  codeAt(at: Date): string {
    return new TOTP({ secret: Secret.fromBase32(this.key) }).generate({ timestamp: at.getTime() });
  }

  /** Returns a code that is wrong at every instant near this one. */
  wrongCode(at: Date): string {
    const near = [-30, 0, 30].map((seconds) => this.codeAt(new Date(at.getTime() + seconds * 1000)));
    return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
  }
}

/** Sends the second step. */
export function step(browser: Browser, how: 'code' | 'recovery-code', code: string) {
  const field = how === 'code' ? 'appCode' : 'recoveryCode';
  return browser.post<StepBody>(`/api/admin/second-step/${how}`, { [field]: code });
}

/** Uses the passkey for the second step. */
export async function passkeyStep(browser: Browser, person: Person, behaviour = {}) {
  const { body } = await browser.post<Options>('/api/admin/second-step/passkey/options');
  return browser.post<StepBody>('/api/admin/second-step/passkey', person.authenticator.use(body, behaviour));
}
