/** Makes the window of this test 1440 px wide for whoever asks by media query. */
export function widenWindow(): void {
  const asWithoutIt = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const [, atLeast] = /\(min-width: ?(\d+)px\)/.exec(media) ?? [];
    const list = asWithoutIt(media);
    return atLeast === undefined ? list : { ...list, matches: Number(atLeast) <= 1440 };
  });
}
