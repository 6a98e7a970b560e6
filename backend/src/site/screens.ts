/**
 * Returns a function that tells whether a path shows one of the screens. A trailing slash is
 * ignored.
 * @param patterns the patterns of the frontend's route table, such as `/venue/:venueId`
 */
export function screenMatcher(patterns: readonly string[]): (path: string) => boolean {
  const screens = patterns.map(
    (pattern) => new RegExp(`^${pattern.split('/').map(segmentExpression).join('/')}$`),
  );
  return (path) => {
    const trimmed = path.replace(/(.)\/+$/, '$1');
    return screens.some((screen) => screen.test(trimmed));
  };
}

/** `:venueId` stands for any text without a slash; every other segment stands for itself. */
function segmentExpression(segment: string): string {
  return segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
