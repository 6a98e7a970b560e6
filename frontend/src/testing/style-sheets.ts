const whatJsdomSays = window.getComputedStyle.bind(window);

const notShown = document.createElement('i').style;
notShown.display = 'none';

/**
 * Ignores style sheets when computing styles. jsdom matches every rule with every element, and a
 * query by role asks about all elements: this took six sevenths of the time of a test.
 */
export function withoutStyleSheets(): void {
  window.getComputedStyle = (element) =>
    element.matches('[hidden], dialog:not([open])') ? notShown : (element as HTMLElement).style;
}

/** Applies style sheets again until the end of the current test. */
export function withStyleSheets(): void {
  window.getComputedStyle = whatJsdomSays;
}
