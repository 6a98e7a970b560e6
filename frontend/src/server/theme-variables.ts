const DECLARATION = /(--mui-[\w-]+):([^;}]*);?/g;
const USE = /var\((--mui-[\w-]+)/g;

/** Returns whether a style declares variables of the theme. */
export const namesVariables = (css: string) => css.includes('{--mui-');

/** Returns the theme's style without the variables that nothing in `users` needs. */
export function withVariablesOf(users: string, css: string): string {
  const values = new Map<string, string>();
  // A scheme may give a variable another value; what either needs is needed.
  for (const [, name = '', value = ''] of css.matchAll(DECLARATION))
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  const needed = new Set<string>();
  const collect = (text: string) => {
    for (const [, name = ''] of text.matchAll(USE)) {
      if (needed.has(name)) continue;
      needed.add(name);
      collect(values.get(name) ?? '');
    }
  };
  collect(users);
  return css.replaceAll(DECLARATION, (declaration, name: string) => (needed.has(name) ? declaration : ''));
}
