import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../../testing/accessibility';
import { renderInProviders } from '../../../testing/render-app';
import { DayField } from './day-field';

function Field({ first = '' }: { first?: string }) {
  const [day, setDay] = useState(first);
  return (
    <>
      <DayField label="Desde" value={day} onChange={setDay} />
      <output>{day || 'nada'}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Desde' });

describe('a field for a day', () => {
  it.each([
    ['5/3/2026', '2026-03-05', '05/03/2026'],
    ['31-12-2026', '2026-12-31', '31/12/2026'],
    ['01022027', '2027-02-01', '01/02/2027'],
  ])('reads the typed day %s, and writes it in Spanish', async (typed, day, shown) => {
    const { user } = renderInProviders(<Field />);
    expect(field()).toHaveAttribute('placeholder', 'dd/mm/aaaa');
    await user.type(field(), typed);
    expect(screen.getByRole('status')).toHaveTextContent(day);
    await user.tab();
    expect(field()).toHaveValue(shown);
  });

  it.each(['31/02/2026', '12/2026', 'mañana'])('explains how to write a day after %s', async (typed) => {
    const { user, container } = renderInProviders(<Field />);
    await user.type(field(), typed);
    expect(field()).not.toBeInvalid();
    await user.tab();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Escribe la fecha así: 20/11/2026.');
    expect(screen.getByRole('status')).toHaveTextContent('nada');
    await expectAccessible(container);
  });

  it('chooses a day in a Spanish calendar, and removes it', async () => {
    const { user } = renderInProviders(<Field first="2026-11-20" />);
    await user.click(screen.getByRole('button', { name: 'Desde: elegir en el calendario' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Desde' }));
    expect(calendar.getByRole('heading', { name: 'Noviembre 2026' })).toBeVisible();
    await user.click(calendar.getByRole('button', { name: '28 de noviembre de 2026' }));
    expect(field()).toHaveValue('28/11/2026');
    expect(screen.getByRole('status')).toHaveTextContent('2026-11-28');

    await user.click(screen.getByRole('button', { name: 'Desde: elegir en el calendario' }));
    await user.click(await screen.findByRole('button', { name: 'Quitar fecha' }));
    expect(field()).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('nada');
  });
});
