import type { RenderedScreen } from './page-renderer.js';
import type { RenderedPage } from './rendered-pages.js';

/** The parts of a screen from the frontend's build: the title, the styles and the skeleton. */
export type Shell = Pick<RenderedScreen, 'head' | 'body'>;

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;
/** The part that the build paints before any script runs, up to the end of `#root`. */
const SHELL = /<!--shell-->.*<!--\/shell--><\/div>/s;

const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PRELOADED = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/** Keeps the pictures further down away until the first paint. Without scripts they just come. */
const LATER_PICTURES =
  '<style nonce="__CSP_NONCE__" id="later">@media (scripting:enabled){img[loading=lazy]{display:none}}</style>';

/** A screen that the server has rendered, and the calls that the browser has to make for it. */
type Screen = Pick<RenderedPage, 'head' | 'body' | 'state' | 'calls'>;

/** Returns the page of the build with a screen that the server has rendered. */
export function pageWith(page: string, { head, body, state, calls }: Screen): string {
  const general = head.includes('name="description"') ? page.replace(DESCRIPTION, '') : page;
  return paintedFirst(general, head, `${body}</div>${state}`, calls);
}

/**
 * Returns the page of the build with the shell of a screen: its title and its skeleton, until the
 * browser renders the screen.
 */
export function shellWith(page: string, { head, body }: Shell): string {
  return paintedFirst(page, head, `${body}</div>`);
}

/**
 * Puts a screen into the page of the build. It is painted first. Only then come the pictures
 * further down, the calls and the scripts that take the page over: on a slow network the fonts and
 * the first picture must not share the line with them.
 */
function paintedFirst(page: string, head: string, screen: string, calls: readonly string[] = []): string {
  // Functions, because "$1" in a text of a venue must not be taken for a group.
  return page
    .replace(ENTRY, '')
    .replaceAll(PRELOADED, '')
    .replace('</body>', () => `${startAfterPaint(page, calls)}</body>`)
    .replace(TITLE, (title) => (TITLE.test(head) ? head : title + head) + LATER_PICTURES)
    .replace(SHELL, () => screen);
}

/**
 * The next frame would be too early: it ends before its pixels are on the screen. A hidden tab
 * paints nothing, so the scripts also come after a second. The calls carry the visitor's cookie, as
 * those of the API client do.
 */
function startAfterPaint(page: string, calls: readonly string[]): string {
  const entry = ENTRY.exec(page)?.[1];
  if (entry === undefined) return '';
  const others = [...page.matchAll(PRELOADED)].map(([, file]) => file);
  return `<script nonce="__CSP_NONCE__">{
    let entry = ${JSON.stringify(entry)};
    const add = (tag, more) => document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...more }));
    const start = () => {
      if (!entry) return;
      document.getElementById('later').remove();
      for (const href of ${inScript(calls)}) add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href });
      for (const href of ${JSON.stringify(others)}) add('link', { rel: 'modulepreload', href });
      add('script', { type: 'module', src: entry });
      entry = '';
    };
    const painted = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && start();
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
    setTimeout(start, 1000);
  }</script>`;
}

/** Returns the texts for a script of a page. None of them can end the script. */
const inScript = (texts: readonly string[]) => JSON.stringify(texts).replaceAll('<', String.raw`\u003c`);
