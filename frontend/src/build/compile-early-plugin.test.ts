import { compileEarly } from './compile-early-plugin';

describe('the hint for the compiler', () => {
  test('is the first line of the entry and of no other script', () => {
    const chunk = (isEntry: boolean) => ({ type: 'chunk' as const, isEntry, code: 'run();' });
    const bundle = { 'index.js': chunk(true), 'venue-page.js': chunk(false) };
    const { generateBundle } = compileEarly();
    if (typeof generateBundle !== 'object') throw new Error('the plugin must run after all others');

    Reflect.apply(generateBundle.handler, undefined, [{}, bundle, true]);

    expect(bundle['index.js'].code).toBe('//# allFunctionsCalledOnLoad\nrun();');
    expect(bundle['venue-page.js'].code).toBe('run();');
  });
});
