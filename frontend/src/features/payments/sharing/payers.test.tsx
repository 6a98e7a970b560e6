import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../../../shared/testing/accessibility';
import { Payers } from './payers';

describe('who has paid a place', () => {
  it('is named with the amount, the reader as "Tú", and who left no name as somebody', async () => {
    const payers = [
      { name: 'Luis', amount: '7.25', isYours: false },
      { name: 'Ana', amount: '7.25', isYours: true },
      { name: null, amount: '7.26', isYours: false },
    ];
    const { container } = render(<Payers link={{ payers }} />);

    expect(screen.getByRole('list', { name: 'Quién pagó' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Luis pagó $7.25',
      'Tú pagaste $7.25',
      'Alguien pagó $7.26',
    ]);
    await expectAccessible(container);
  });

  it('is left out while nobody has', () => {
    const { container } = render(<Payers link={{ payers: [] }} />);
    expect(container).toBeEmptyDOMElement();
  });
});
