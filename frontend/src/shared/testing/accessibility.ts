import { act } from '@testing-library/react';
import { axe } from 'jest-axe';

/** Fails if axe finds a violation. Animations keep running during the check. */
export async function expectAccessible(element: Element): Promise<void> {
  await act(async () => {
    expect(await axe(element)).toHaveNoViolations();
  });
}
