import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useUrlState } from './use-url-state';

const names = { day: 'dia', court: 'cancha' };

function renderUrlState(address: string) {
  const Router = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const useBoth = () => ({ url: useUrlState(names), location: useLocation() });
  const { result } = renderHook(useBoth, { wrapper: Router });
  return {
    values: () => result.current.url[0],
    change: (...args: Parameters<(typeof result.current.url)[1]>) =>
      act(() => result.current.url[1](...args)),
    search: () => decodeURIComponent(result.current.location.search),
  };
}

describe('state of a screen in its address', () => {
  it('reads missing parameters as empty strings', () => {
    expect(renderUrlState('/?dia=2026-11-20').values()).toEqual({ day: '2026-11-20', court: '' });
  });

  it('writes the parameters in a fixed order and keeps those of others', () => {
    const screen = renderUrlState('/?origen=correo');
    screen.change({ court: 'court-1' });
    screen.change({ day: '2026-11-20' });
    expect(screen.search()).toBe('?origen=correo&dia=2026-11-20&cancha=court-1');
    expect(screen.values()).toEqual({ day: '2026-11-20', court: 'court-1' });
  });

  it.each(['', null])('removes a parameter that becomes %j', (court) => {
    const screen = renderUrlState('/?dia=2026-11-20&cancha=court-1');
    screen.change({ court });
    expect(screen.search()).toBe('?dia=2026-11-20');
  });
});
