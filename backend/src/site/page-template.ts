import type { RenderedScreen } from './page-renderer.js';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;
/** What the build paints before any script runs, up to the end of `#root`. */
const SHELL = /<!--shell-->.*<!--\/shell--><\/div>/s;

/** Returns the page of the build with a screen in the place of its shell. */
export function pageWith(page: string, { head, body, state }: RenderedScreen): string {
  const general = head.includes('name="description"') ? page.replace(DESCRIPTION, '') : page;
  // Functions, because "$1" in a text of a venue must not be taken for a group.
  return general
    .replace(TITLE, (title) => (TITLE.test(head) ? head : title + head))
    .replace(SHELL, () => `${body}</div>${state}`);
}
