import createCache from '@emotion/cache';
import { stylesKey } from '../app/app-providers';

/**
 * Returns a cache that keeps all styles of a render, and a function that writes them as elements
 * for the head. The browser recognises them by their names and does not insert them again.
 */
export function collectStyles() {
  const cache = createCache({ key: stylesKey });
  cache.compat = true; // keeps the text of each style instead of writing it into the body
  const globals = new Set<string>();
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (selector === '' && !isAnimation(serialized.name)) globals.add(serialized.name);
    return insert(selector, serialized, sheet, shouldCache);
  };
  return { cache, toHead: () => styleElements(cache.inserted, globals) };
}

/** Animations have no selector either, but belong to a part. */
const isAnimation = (name: string) => name.startsWith('animation-');

function styleElements(inserted: Record<string, string | true | undefined>, globals: ReadonlySet<string>) {
  const styles = Object.entries(inserted).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string';
  });
  const ofPage = styles.filter(([name]) => globals.has(name));
  const ofParts = styles.filter(([name]) => !globals.has(name));
  return (
    ofPage.map(([name, css]) => element(`${stylesKey}-global ${name}`, css)).join('') +
    element([stylesKey, ...ofParts.map(([name]) => name)].join(' '), ofParts.map(([, css]) => css).join(''))
  );
}

/** With `data-s`, the browser leaves the element where it is. */
function element(names: string, css: string): string {
  return `<style nonce="__CSP_NONCE__" data-s="" data-emotion="${names}">${css}</style>`;
}
