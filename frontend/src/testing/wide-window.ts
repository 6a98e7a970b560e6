/** Makes the window of the current test 1440 px wide for media queries. */
export function widenWindow(): void {
  const asWithoutIt = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const [, atLeast] = /\(min-width: ?(\d+)px\)/.exec(media) ?? [];
    const list = asWithoutIt(media);
    return atLeast === undefined ? list : { ...list, matches: Number(atLeast) <= 1440 };
  });
}
