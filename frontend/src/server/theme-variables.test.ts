import { namesVariables, withVariablesOf } from './theme-variables';

const THEME = [
  ':root{--mui-spacing:8px;--mui-shadows-1:0px 2px rgba(0,0,0,0.2),0px 1px rgba(0,0,0,0.1);}',
  ':root,[data-theme="light"]{color-scheme:light;--mui-ink:#111;--mui-soft:rgb(var(--mui-inkChannel) / 0.1);--mui-inkChannel:17 17 17}',
  '[data-theme="dark"]{color-scheme:dark;--mui-ink:var(--mui-snow);--mui-snow:#fff;--mui-unused:red;}',
].join('');

describe('the variables of the theme that a page gets', () => {
  test('are those that its styles name, and those that these need', () => {
    expect(withVariablesOf('.a{color:var(--mui-soft)}', THEME)).toBe(
      ':root{}:root,[data-theme="light"]{color-scheme:light;--mui-soft:rgb(var(--mui-inkChannel) / 0.1);--mui-inkChannel:17 17 17}[data-theme="dark"]{color-scheme:dark;}',
    );
  });

  test('include what one of the two schemes needs', () => {
    const dark = '[data-theme="dark"]{color-scheme:dark;--mui-ink:var(--mui-snow);--mui-snow:#fff;}';
    expect(withVariablesOf('<i data-style="color:var(--mui-ink, red)">', THEME)).toContain(dark);
  });

  test('are distinguished from other styles', () => {
    expect([namesVariables(THEME), namesVariables('html{color:var(--mui-ink)}')]).toEqual([true, false]);
  });
});
