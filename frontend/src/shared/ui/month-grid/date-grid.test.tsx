import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../../testing/accessibility';
import { renderInProviders } from '../../../testing/render-app';
import { DateGrid } from './date-grid';

function Picker({ start = '2026-11-20' }: { start?: string }) {
  const [day, setDay] = useState(start);
  return (
    <>
      <output>{day}</output>
      <DateGrid value={day} today="2026-11-20" first="2026-11-20" last="2027-01-19" onChange={setDay} />
    </>
  );
}

const day = (name: string) => screen.getByRole('button', { name });
const chosen = () => screen.getByRole('status').textContent;

describe('the date grid of the date picker', () => {
  test('starts the week on Monday and marks the chosen day', async () => {
    const { container } = renderInProviders(<Picker />);
    const grid = screen.getByRole('grid', { name: 'Noviembre 2026' });

    const letters = within(grid).getAllByRole('columnheader');
    expect(letters.map((header) => header.querySelector('[aria-hidden]')?.textContent)).toEqual([
      ...'LMXJVSD',
    ]);
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('20');
    expect(day('20 de noviembre de 2026')).toHaveAttribute('aria-current', 'date');
    await expectAccessible(container);
  });

  test('does not allow past days or past months', async () => {
    const { user } = renderInProviders(<Picker />);

    expect(day('19 de noviembre de 2026')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Mes anterior' })).toBeDisabled();
    await user.click(day('19 de noviembre de 2026'));
    expect(chosen()).toBe('2026-11-20');
  });

  test('ends at the last day that can be booked', async () => {
    const { user } = renderInProviders(<Picker />);
    await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));

    expect(screen.getByRole('grid', { name: 'Enero 2027' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mes siguiente' })).toBeDisabled();
    expect(day('20 de enero de 2027')).toBeDisabled();
    await user.click(day('19 de enero de 2027'));
    expect(chosen()).toBe('2027-01-19');
  });

  test('has one tab stop on the chosen day', async () => {
    const { user } = renderInProviders(<Picker />);
    await user.tab();
    await user.tab();

    expect(day('20 de noviembre de 2026')).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  test.each([
    ['{ArrowRight}', '21 de noviembre de 2026'],
    ['{ArrowDown}', '27 de noviembre de 2026'],
    ['{End}', '22 de noviembre de 2026'],
    ['{ArrowDown}{ArrowUp}{ArrowRight}{ArrowLeft}', '20 de noviembre de 2026'],
    ['{ArrowDown}{Home}', '23 de noviembre de 2026'],
    ['{PageDown}', '20 de diciembre de 2026'],
    ['{PageDown}{PageUp}', '20 de noviembre de 2026'],
    ['{ArrowLeft}', '20 de noviembre de 2026'],
    ['{PageDown}{PageDown}{PageDown}', '19 de enero de 2027'],
  ])('moves with %s from the 20th to %s', async (keys, name) => {
    const { user } = renderInProviders(<Picker />);
    await user.tab();
    await user.tab();

    await user.keyboard(keys);
    expect(day(name)).toHaveFocus();
    expect(chosen()).toBe('2026-11-20');

    await user.keyboard('{Enter}');
    expect(day(name).closest('td')).toHaveAttribute('aria-selected', 'true');
  });
});
