import type { Config } from './config/config.js';

/** The few lines that somebody who has just started the product needs. */
export function welcome(config: Config): void {
  const lines = [
    `Saque is at      ${config.publicUrl}`,
    `Admin area       ${config.publicUrl}/admin`,
    `Admin            ${config.admin.username}${config.admin.generated ? ` / ${config.admin.password}` : ''}`,
    ...(config.stripe.sandbox ? ['Test card        4242 4242 4242 4242, any future date, any code'] : []),
    'Stop             Ctrl-C',
  ];
  console.info(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}
