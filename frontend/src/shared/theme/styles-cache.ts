import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** The prefix of all generated class names. */
export const stylesKey = 's';

/** Properties that a supported browser knows only with a prefix: Safari, and `hyphens` until 17. */
const PREFIXED = /^(?:user-select|hyphens)$/;

/**
 * Takes the place of Emotion's prefixes, which serve browsers that the build does not support. They
 * were a third of the styles of a page, which cost the home page a round trip.
 */
const prefixWhereNeeded: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Returns a cache for the styles of the components.
 * @param more.nonce of the page's Content-Security-Policy; the server needs none
 */
export function createStylesCache(more: { nonce?: string; prepend?: boolean } = {}): EmotionCache {
  return createCache({ key: stylesKey, stylisPlugins: [prefixWhereNeeded], ...more });
}
