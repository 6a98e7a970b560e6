import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { routes } from '../shared/config/paths';
import { routeTable } from './routes';

const patternsOf = (table: RouteObject[]): string[] =>
  table.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...patternsOf(children),
  ]);

describe('the route table', () => {
  const patterns = patternsOf(createRoutesFromElements(routeTable));

  it('has a screen for every route that the server knows, and no other', () => {
    expect(patterns.filter((pattern) => pattern !== '*').sort()).toEqual(Object.values(routes).sort());
  });

  it('shows the not-found screen for every other address', () => {
    expect(patterns.at(-1)).toBe('*');
  });
});
