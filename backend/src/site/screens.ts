/**
 * The frontend's route table: each pattern, such as `/venue/:venueId`, with the scripts of its
 * screen.
 */
export type Screens = Readonly<Record<string, readonly string[]>>;

/**
 * Returns a function that finds the screen of a path: its pattern, or null if the path shows none.
 * A trailing slash is ignored.
 */
export function screenMatcher(patterns: readonly string[]): (path: string) => string | null {
  const screens = patterns.map((pattern) => ({
    pattern,
    expression: new RegExp(`^${pattern.split('/').map(segmentExpression).join('/')}$`),
  }));
  return (path) => {
    const trimmed = path.replace(/(.)\/+$/, '$1');
    return screens.find(({ expression }) => expression.test(trimmed))?.pattern ?? null;
  };
}

/** No id, token or name of a screen contains these, but chats put them behind a link. */
const PASTED_BEHIND = /[^\w/-].*$/s;

/**
 * Returns the path that a pasted link means: `/reserva/abc` for `/reserva/abc).`. Null if the path
 * has nothing behind it, or if the rest is no screen with an id or a token.
 */
export function meantPath(path: string, screenOf: (path: string) => string | null): string | null {
  const meant = path.replace(PASTED_BEHIND, '');
  return meant !== path && screenOf(meant)?.includes(':') ? meant : null;
}

/** `:venueId` stands for any text without a slash; every other segment stands for itself. */
function segmentExpression(segment: string): string {
  return segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
