import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../../testing/accessibility';
import { renderInProviders } from '../../../testing/render-app';
import { SearchSelect, type Choice } from './search-select';

const choices: Choice[] = Array.from({ length: 40 }, (_, n) => ({
  id: `court-${n + 1}`,
  label: `Cancha ${n + 1}`,
  hint: n === 6 ? 'Río Chico' : 'Central',
}));

function Select() {
  const [value, setValue] = useState<Choice>({ id: 'court-2', label: 'Cancha 2' });
  return <SearchSelect label="Cancha" choices={choices} value={value} onChange={setValue} />;
}

const select = () => screen.getByRole('combobox', { name: 'Cancha' });

describe('a select that searches', () => {
  it('shows all choices at first, and then those that were typed, without accents', async () => {
    const { user, container } = renderInProviders(<Select />);
    await user.click(select());
    expect(screen.getAllByRole('option')).toHaveLength(40);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Cancha 2');
    await expectAccessible(container);

    await user.clear(select());
    await user.type(select(), 'rio ch');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.click(screen.getByRole('option', { name: 'Cancha 7 Río Chico' }));
    expect(select()).toHaveValue('Cancha 7');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is operated with the keyboard alone', async () => {
    const { user } = renderInProviders(<Select />);
    await user.tab();
    await user.keyboard('cancha 3{ArrowDown}{Enter}');
    expect(select()).toHaveValue('Cancha 30');
    await user.keyboard('{Backspace}zzz');
    expect(screen.getByText('Nada coincide con lo que escribes.')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.tab();
    expect(select()).toHaveValue('Cancha 30');
  });
});
