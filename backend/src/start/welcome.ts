import type { Config } from '../config/config.js';

/** Prints the addresses and the generated password for the person who started the product. */
export function welcome(config: Config): void {
  const { username, password, generated } = config.admin;
  const secret = generated && password !== null ? ` / ${password}` : '';
  const lines = [
    `Saque is at      ${config.publicUrl}`,
    `Admin area       ${config.publicUrl}/admin`,
    `Admin            ${username}${secret}`,
    ...(config.stripe.sandbox ? ['Test card        4242 4242 4242 4242, any future date, any code'] : []),
    'Stop             Ctrl-C',
  ];
  console.info(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}
