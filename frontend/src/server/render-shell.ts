import { loadPage } from '../app/lazy-pages';
import { createQueryClient } from '../app/query-client';
import { texts } from '../app/texts';
import { routes } from '../shared/config/paths';
import { respondFrom } from './api-responses';
import { collectStyles } from './collected-styles';
import { renderHtml } from './render-html';

/** A screen until its scripts run: its title and its skeleton. */
interface Shell {
  head: string;
  body: string;
}

/** The key of the screen for addresses that show nothing. */
const NOT_FOUND = '*';

/** Parts that only scripts can fill, or carry out. */
const UNFINISHED = /aria-busy="true"|<input|<form|<nav aria-label="Administración"/;

const MAIN = /<main [^>]*(?=>)/;

/**
 * Renders the shell of every screen, by the pattern of its route. The server sends it when it does
 * not render the screen itself: it is late, busy, or the screen belongs to the admin area.
 */
export async function renderShells(): Promise<Record<string, Shell>> {
  const shells: Record<string, Shell> = {};
  for (const pattern of [...Object.values(routes), NOT_FOUND]) shells[pattern] = await renderShell(pattern);
  return shells;
}

async function renderShell(pattern: string): Promise<Shell> {
  respondFrom({});
  const queryClient = createQueryClient();
  const styles = collectStyles();
  await loadPage(pattern);
  try {
    const { head, body } = await renderHtml({
      queryClient,
      styles: styles.cache,
      address: pattern === NOT_FOUND ? '/*' : pattern,
      origin: null,
      now: null,
    });
    return { head: head + styles.toHead(body), body: forEverybody(body, head, pattern) };
  } finally {
    queryClient.clear();
  }
}

/**
 * Makes a page inert if scripts will replace a part of it, and shows readers without scripts what
 * to do. Links to the address itself would name the pattern, so they have no target.
 */
function forEverybody(html: string, head: string, pattern: string): string {
  const body = html.replaceAll(/ href="[^"]*(?:\/:|%3A)[^"]*"/g, '');
  if (!UNFINISHED.test(body)) return body;
  return body.replace(MAIN, (main) => `${withoutScripts(head, pattern)}${main} inert=""`);
}

function withoutScripts(head: string, pattern: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1]?.split(' · ')[0] ?? '';
  const hint = pattern.startsWith(routes.admin) ? texts.needsScripts : texts.comesLate;
  return (
    '<noscript><style nonce="__CSP_NONCE__">#contenido{display:none}</style>' +
    `<main class="s-main"><div class="s-wrap"><h1>${title}</h1><p>${hint}</p></div></main></noscript>`
  );
}
