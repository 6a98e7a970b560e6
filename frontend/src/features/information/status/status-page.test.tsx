import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { FirstInstantContext } from '../../../shared/model/clock';
import { expectAccessible } from '../../../testing/accessibility';
import { renderInProviders } from '../../../testing/render-app';
import { PromisesAndResults } from './status-page';

const DAY = 24 * 60 * 60_000;
const none = 'Todavía no hay ninguna ejecución.';
const old = 'Esta ejecución tiene más de una semana.';

interface Run {
  run?: string;
  kind?: string;
  count?: number;
  failures?: number;
  commit?: string;
  finishedAt?: string;
}

/** The files of one run that tried something against the promise that an hour is sold once. */
function filesOf(over: Run = {}) {
  const { run = 'simulation', kind = 'operations', count = 312_000, failures = 0 } = over;
  const { commit = '2f0c1a9b', finishedAt = new Date(Date.now() - DAY).toISOString() } = over;
  const figures = [{ promise: 'sold_once', kind, count, failures }];
  return { [`docs/proof/${run}.json`]: { run, command: 'x', commit, finishedAt, seconds: 1, figures } };
}

const attempts = () =>
  within(screen.getByRole('list', { name: /Una hora se vende una sola vez$/ })).getAllByRole('listitem');

describe('the page of promises', () => {
  test('says at each promise that there is no run, and shows no number, if there is no file', async () => {
    const { container } = renderInProviders(<PromisesAndResults files={{}} />);

    expect(screen.getAllByText(none)).toHaveLength(4);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(container).not.toHaveTextContent(/\d/);
    await expectAccessible(container);
  });

  test('shows what a good run tried, with its day, its version and its method', async () => {
    const files = filesOf({ finishedAt: '2026-11-28T01:23:45.000Z' });
    const { container } = renderInProviders(<PromisesAndResults files={files} />);

    const [attempt] = attempts();
    expect(attempt).toHaveTextContent('312.000 operaciones al azar, 0 fallos');
    expect(attempt).toHaveTextContent('Simulación · 27 de noviembre de 2026 · versión 2f0c1a9b');
    expect(attempt).toHaveTextContent('Sin fallos');
    expect(screen.getByText(/^jugadores y complejos inventados/)).toHaveTextContent(/^Simulación:/);
    expect(screen.getAllByText(none)).toHaveLength(3);
    await expectAccessible(container);
  });

  test('says how often a run broke the promise, and that its code has no version', async () => {
    const files = filesOf({ count: 5000, failures: 1, commit: '2f0c1a9b+' });
    const { container } = renderInProviders(<PromisesAndResults files={files} />);

    const [attempt] = attempts();
    expect(attempt).toHaveTextContent('5.000 operaciones al azar, 1 fallo');
    expect(attempt).toHaveTextContent('versión 2f0c1a9b con cambios que todavía no tienen versión');
    expect(attempt).toHaveTextContent('En esta ejecución la promesa se rompió 1 vez.');
    expect(attempt).toHaveTextContent('Con fallos');
    expect(screen.queryByText('Sin fallos')).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  test('does not call a guard that no test missed a broken promise', () => {
    const files = filesOf({ run: 'controls', kind: 'guards_removed', count: 10, failures: 2 });
    renderInProviders(<PromisesAndResults files={files} />);

    const [attempt] = attempts();
    expect(attempt).toHaveTextContent('10 protecciones quitadas a propósito, 2 sin notar');
    expect(attempt).toHaveTextContent('Las pruebas no notaron que faltaran 2 de estas protecciones.');
    expect(attempt).not.toHaveTextContent('se rompió');
  });

  test.each([
    [15, '85% notados', null],
    [16, '84% notados', 'Las pruebas notaron menos del 85% de estos errores.'],
  ])('shows the share of mistakes that tests noticed if they missed %i of 100', (failures, share, alarm) => {
    renderInProviders(
      <PromisesAndResults files={filesOf({ run: 'mutants', kind: 'mutants', count: 100, failures })} />,
    );

    const [attempt] = attempts();
    expect(attempt).toHaveTextContent(`100 errores a propósito, ${failures} sin notar`);
    expect(attempt).toHaveTextContent(share);
    if (alarm) expect(attempt).toHaveTextContent(alarm);
    else expect(attempt).not.toHaveTextContent('menos del 85%');
    expect(attempt).not.toHaveTextContent('se rompió');
  });

  test('says that a run is older than a week', async () => {
    const files = filesOf({ finishedAt: new Date(Date.now() - 8 * DAY).toISOString() });
    const { container } = renderInProviders(<PromisesAndResults files={files} />);

    expect(attempts()[0]).toHaveTextContent(old);
    await expectAccessible(container);
  });

  test('begins with the age of the rendered page and then shows the present one', async () => {
    const files = filesOf({ finishedAt: new Date(Date.now() - 8 * DAY).toISOString() });
    const page = (
      <FirstInstantContext value={Date.now() - 2 * DAY}>
        <MemoryRouter>
          <PromisesAndResults files={files} />
        </MemoryRouter>
      </FirstInstantContext>
    );
    document.body.innerHTML = renderToString(page);
    expect(attempts()[0]).not.toHaveTextContent(old);

    // A first render with another age would be an error on the console, which fails the test.
    await act(async () => hydrateRoot(document.body, page));
    expect(attempts()[0]).toHaveTextContent(old);
  });
});
