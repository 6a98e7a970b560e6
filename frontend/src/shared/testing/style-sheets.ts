const whatJsdomSays = window.getComputedStyle.bind(window);

const notShown = document.createElement('i').style;
notShown.display = 'none';

/**
 * Lets elements look as their attributes and their own styles say. jsdom weighs every rule of every style sheet for each
 * element that it is asked about, and a query by role asks about all of them: six sevenths of the time of a test.
 */
export function withoutStyleSheets(): void {
  window.getComputedStyle = (element) =>
    element.hasAttribute('hidden') ? notShown : (element as HTMLElement).style;
}

/** For a test of what a style sheet does, until its end. */
export function withStyleSheets(): void {
  window.getComputedStyle = whatJsdomSays;
}
