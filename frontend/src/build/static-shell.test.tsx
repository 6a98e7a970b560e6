import { screen } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellVariables } from './shell-variables';
import { renderStaticShell } from './static-shell';

const page = readFileSync(join(__dirname, '../../index.html'), 'utf8');

describe('the static shell painted before any script', () => {
  test('contains what surrounds every screen, and no screen', () => {
    document.body.innerHTML = renderStaticShell();

    expect(screen.getByRole('link', { name: 'Saque' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('navigation', { name: 'Navegación inferior' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
    expect(screen.queryAllByRole('link', { current: 'page' })).toEqual([]);
  });

  test('has no inline styles, which the content security policy forbids', () => {
    expect(renderStaticShell()).not.toMatch(/style=|<style|<script|onclick/);
  });

  test('is part of the Spanish page', () => {
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('<div id="root"><!--static-shell--></div>');
  });

  test('says on every page that no payment is real, where the server can find it', () => {
    document.body.innerHTML = page;
    const notice = screen.getByRole('complementary', { name: 'Modo de prueba' });

    expect(notice).toHaveTextContent('Modo de prueba: ningún pago es real.');
    expect(notice.nextElementSibling).toBe(document.getElementById('root'));
  });

  test('contains each variable that a file uses, and no other one', () => {
    const source = join(__dirname, '..');
    const text = globSync('**/*.{css,ts,tsx}', { cwd: source })
      .map((file) => readFileSync(join(source, file), 'utf8'))
      .join('');
    const namesIn = (pattern: RegExp, css: string) =>
      [...new Set([...css.matchAll(pattern)].map(([, name]) => name))].sort();
    expect(namesIn(/(--s-[\w-]+):/g, shellVariables())).toEqual(namesIn(/var\((--s-[\w-]+)/g, text));
  });

  test('contains the colours of both schemes', () => {
    expect(shellVariables()).toContain('--s-background:#FAF7F1');
    expect(shellVariables()).toMatch(/\[data-theme=dark\]\{[^}]*--s-background:#0E1512/);
  });
});
