import { act, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';

/**
 * Fails if axe finds a violation, or if the tab has two titles. Animations keep running during the
 * check.
 */
export async function expectAccessible(element: Element): Promise<void> {
  await act(async () => {
    expect(await axe(element)).toHaveNoViolations();
  });
  await waitFor(() => expect(document.head.querySelectorAll('title').length).toBeLessThanOrEqual(1));
}
