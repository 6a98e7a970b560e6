import type { Mail } from '../../application/mail-sender.js';

/** How people see a mail. */
const LOOKS = [
  { title: 'Teléfono (320 px)', width: 320, scheme: 'light' },
  { title: 'Escritorio (640 px)', width: 640, scheme: 'light' },
  { title: 'Teléfono, modo oscuro', width: 320, scheme: 'dark' },
  { title: 'Escritorio, modo oscuro', width: 640, scheme: 'dark' },
] as const;

const STYLES = `
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; color: #16211c; background: #faf7f1; }
  h1 { font-size: 24px; } h2 { font-size: 16px; } li { margin: 8px 0; }
  .looks { display: flex; flex-wrap: wrap; gap: 24px; }
  iframe { border: 1px solid #ded8cb; border-radius: 12px; height: 1310px; max-width: 100%; }
  pre { white-space: pre-wrap; max-width: 640px; padding: 16px; background: #fff; border: 1px solid #ded8cb; }
`;

/** Returns the page that lists the stored mails, the newest first, and the samples. */
export function archivePage(mails: readonly Mail[], samples: readonly Mail[]): string {
  const stored =
    mails.length > 0 ? `<ul>${mails.toReversed().map(item).join('')}</ul>` : '<p>Todavía no hay correos.</p>';
  const examples = `<h2>Muestras de cada correo, con datos inventados</h2><ul>${samples.map(item).join('')}</ul>`;
  return page('Correos', stored + examples);
}

/** Returns the page that shows one mail on a phone, on a desk, in the dark and as text. */
export function picturesPage({ key, to, subject, text, calendar }: Mail): string {
  const looks = LOOKS.map(
    ({ title, width, scheme }) =>
      `<section><h2>${title}</h2><iframe title="${title}" width="${width}" src="/dev/mail/${encodeURIComponent(key)}?scheme=${scheme}"></iframe></section>`,
  );
  const event = calendar ? `<h2>Calendario</h2><pre>${escapeHtml(calendar.content)}</pre>` : '';
  const content = `<p>Para ${escapeHtml(to)} · <a href="/dev/mail">Todos los correos</a></p>
    <div class="looks">${looks.join('')}</div><h2>Solo texto</h2><pre>${escapeHtml(text)}</pre>${event}`;
  return page(escapeHtml(subject), content);
}

export function notFoundPage(): string {
  return page('No encontramos lo que buscas', '<p><a href="/">Volver al inicio</a></p>');
}

/** Returns a mail as it looks in a colour scheme, whatever the scheme of this browser. */
export function inScheme(html: string, scheme: 'dark' | 'light'): string {
  return html
    .replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')
    .replaceAll('content="light dark"', `content="${scheme}"`);
}

function item({ key, to, subject }: Mail): string {
  const address = `/dev/mail/${encodeURIComponent(key)}`;
  return `<li><a href="${address}">${escapeHtml(subject)}</a> · ${escapeHtml(to)} · <a href="${address}/pictures">en teléfono, escritorio y modo oscuro</a></li>`;
}

function page(title: string, content: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  return `<!doctype html><html lang="es">${head}<style>${STYLES}</style><h1>${title}</h1>${content}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
