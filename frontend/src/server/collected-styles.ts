import { createStylesCache, stylesKey } from '../shared/theme/styles-cache';
import { namesVariables, withVariablesOf } from './theme-variables';

/**
 * Returns a cache that keeps all styles of a render, and a function that writes them as elements
 * for the head. The browser recognises them by their names and does not insert them again.
 */
export function collectStyles() {
  const cache = createStylesCache();
  cache.compat = true; // keeps the text of each style instead of writing it into the body
  const globals = new Set<string>();
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (selector === '' && !isAnimation(serialized.name)) globals.add(serialized.name);
    return insert(selector, serialized, sheet, shouldCache);
  };
  return { cache, toHead: (body: string) => styleElements(cache.inserted, globals, body) };
}

/** Animations have no selector either, but belong to a part. */
const isAnimation = (name: string) => name.startsWith('animation-');

type Styles = [name: string, css: string][];

/**
 * Returns the styles that the body uses. A part whose style was composed with another one, or that
 * waited for its data in an earlier attempt, leaves one that nothing has.
 */
function usedIn(body: string, ofParts: Styles): Styles {
  const classes = new Set(body.match(CLASS));
  const ofBody = ofParts.filter(([name]) => classes.has(`${stylesKey}-${name}`));
  const css = ofBody.map(([, text]) => text).join('');
  return ofParts.filter((part) => ofBody.includes(part) || (isAnimation(part[0]) && css.includes(part[0])));
}

const CLASS = new RegExp(`\\b${stylesKey}-[\\w-]+`, 'g');

/**
 * The variables of the theme are a third of all styles, and a page uses every tenth. The browser
 * gets only these: it inserts all variables itself, because their element has no name here.
 */
function styleElements(
  inserted: Record<string, string | true | undefined>,
  globals: ReadonlySet<string>,
  body: string,
) {
  const styles = Object.entries(inserted).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string';
  });
  const ofTheme = styles.filter(([name, css]) => globals.has(name) && namesVariables(css));
  const ofPage = styles.filter(([name, css]) => globals.has(name) && !namesVariables(css));
  const ofParts = usedIn(
    body,
    styles.filter(([name]) => !globals.has(name)),
  );
  const users = [body, ...ofPage.map(([, css]) => css), ...ofParts.map(([, css]) => css)].join('');
  return (
    ofTheme.map(([, css]) => element(null, withVariablesOf(users, css))).join('') +
    ofPage.map(([name, css]) => element(`${stylesKey}-global ${name}`, css)).join('') +
    element([stylesKey, ...ofParts.map(([name]) => name)].join(' '), ofParts.map(([, css]) => css).join(''))
  );
}

/** With `data-s`, the browser leaves the element where it is. */
function element(names: string | null, css: string): string {
  const known = names === null ? '' : ` data-s="" data-emotion="${names}"`;
  return `<style nonce="__CSP_NONCE__"${known}>${css}</style>`;
}
