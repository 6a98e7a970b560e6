import { act } from '@testing-library/react';
import { axe } from 'jest-axe';

/** Fails where axe finds anything. What moves while it looks (a sheet sliding in) may go on moving. */
export async function expectAccessible(element: Element): Promise<void> {
  await act(async () => {
    expect(await axe(element)).toHaveNoViolations();
  });
}
