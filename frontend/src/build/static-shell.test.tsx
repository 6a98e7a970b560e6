import { screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellVariables } from './shell-variables';
import { renderStaticShell } from './static-shell';

const page = readFileSync(join(__dirname, '../../index.html'), 'utf8');

describe('what is painted before any script', () => {
  test('is the frame of the site with the promise of the home page', () => {
    document.body.innerHTML = renderStaticShell();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tu cancha, a la hora que quieras');
    expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('navigation', { name: 'Navegación inferior' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(2);
  });

  test('obeys a content security policy that allows no inline style', () => {
    expect(renderStaticShell()).not.toMatch(/style=|<style|<script|onclick/);
  });

  test('has its place in the page, in Spanish', () => {
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('<div id="root"><!--static-shell--></div>');
  });

  test('knows the colours of both schemes', () => {
    expect(shellVariables()).toContain('--s-background:#FAF7F1');
    expect(shellVariables()).toMatch(/\[data-theme=dark\]\{[^}]*--s-background:#0E1512/);
  });
});
