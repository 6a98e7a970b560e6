import { waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderInProviders } from '../../../../testing/render-app';
import { ApiError } from '../../../api/api-error';
import { ErrorState } from '../../screen/error-state';
import { Illustration } from '../illustration';
import { NightCourt } from '../night-court';
import { BallOutScene } from './ball-out-scene';
import { BenchScene } from './bench-scene';
import { FloodlightScene } from './floodlight-scene';
import { NetScene } from './net-scene';
import { SweptScene } from './swept-scene';

const scenes = { BallOutScene, BenchScene, FloodlightScene, NetScene, SweptScene };

test('a drawing is fetched only when it is shown', async () => {
  const { container } = renderInProviders(<Illustration motif="bench" seed="a" />);
  expect(container.querySelector('svg')).toBeNull();
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  expect(container.querySelector('rect[fill="#E3B98A"]')).not.toBeNull(); // the seat of the bench
});

describe.each(Object.entries(scenes))('the drawing %s', (_name, Drawing) => {
  const drawn = (seed: string, surface?: 'clay' | 'grass') =>
    renderToString(<Drawing seed={seed} surface={surface} />);

  test('is the same for the same seed and differs for other seeds and surfaces', () => {
    expect(drawn('venue-1')).toBe(drawn('venue-1'));
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => drawn(seed, 'clay'))).size).toBeGreaterThan(1);
    expect(drawn('venue-1', 'clay')).not.toBe(drawn('venue-1', 'grass'));
    expect(drawn('venue-1')).not.toMatch(/NaN|undefined/);
  });

  test('is decoration that screen readers skip', () => {
    expect(drawn('a')).toMatch(/^<svg [^>]*aria-hidden="true"/);
  });
});

test('each motif is another drawing', () => {
  const drawings = Object.values(scenes).map((Drawing) => renderToString(<Drawing seed="a" />));
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('a floodlight that is out throws no light on the ground', () => {
  const parts = (lit: boolean) => renderToString(<FloodlightScene seed="a" lit={lit} />).split('<').length;
  expect(parts(false)).toBeLessThan(parts(true));
});

test('the court at night has four lamps, and its lines are drawn over the light', () => {
  const svg = renderToString(
    <svg>
      <NightCourt surface="clay" />
    </svg>,
  );
  expect(svg.split('fill="#FFFBEF"')).toHaveLength(5);
  expect(svg.indexOf('stroke="#FAF7F1"')).toBeGreaterThan(svg.indexOf('fill="#D9683A"'));
});

test('an error without any response shows the ball in the net, and other errors show a sign', async () => {
  const shown = (status: number) =>
    renderInProviders(<ErrorState error={new ApiError(status, '')} onRetry={() => undefined} />).container;
  const offline = shown(0);
  await waitFor(() => expect(offline.querySelector('svg[viewBox="0 0 320 180"]')).not.toBeNull());
  expect(shown(500).querySelector('svg[viewBox="0 0 320 180"]')).toBeNull();
});
