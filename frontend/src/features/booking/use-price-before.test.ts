import { renderHook } from '@testing-library/react';
import { usePriceBefore } from './use-price-before';

function choosing(choice: string, cents: number | null) {
  return renderHook(({ choice, cents }) => usePriceBefore(choice, cents), {
    initialProps: { choice, cents },
  });
}

describe('the price before', () => {
  it('is named if the price of the same choice has changed', () => {
    const { result, rerender } = choosing('18:00', 1450);
    expect(result.current).toBeNull();
    rerender({ choice: '18:00', cents: 4500 });
    expect(result.current).toBe(1450);
    rerender({ choice: '18:00', cents: 1450 });
    expect(result.current).toBeNull();
  });

  it('is forgotten with another choice, whose price is new', () => {
    const { result, rerender } = choosing('18:00', 1450);
    rerender({ choice: '19:00', cents: 1650 });
    expect(result.current).toBeNull();
    rerender({ choice: '18:00', cents: 4500 });
    expect(result.current).toBeNull();
  });

  it('stays while the hours are fetched again', () => {
    const { result, rerender } = choosing('18:00', 1450);
    rerender({ choice: '18:00', cents: null });
    expect(result.current).toBeNull();
    rerender({ choice: '18:00', cents: 4500 });
    expect(result.current).toBe(1450);
  });
});
