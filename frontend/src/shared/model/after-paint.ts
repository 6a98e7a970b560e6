/**
 * Runs a task after the browser has shown the result of the present event. Fetching and rendering
 * in the handler itself make a tap slow.
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => window.setTimeout(task));
}
