import { act, screen, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/accessibility';
import { serveRules } from '../../testing/handlers/rules';
import { renderApp } from '../../testing/render-app';

const address = '/admin/venues/venue-1/rules';
/** Queries by role would look at every cell of two grids. */
const cell = (name: string) =>
  screen.getByLabelText(name, { selector: '[aria-label="Horario de la semana"] td' });
const hoursOf = async () => within(await screen.findByRole('list', { name: 'Horas de cada día' }));

async function save(user: ReturnType<typeof renderApp>['user']) {
  await user.click(screen.getByRole('button', { name: 'Revisar y guardar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Guardar estos cambios?' });
  await user.click(within(dialog).getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Reglas guardadas')).toBeVisible();
}

describe('the opening hours', () => {
  it('are painted with the mouse as a rectangle, and saved as intervals', async () => {
    const { saved } = serveRules();
    const { user } = renderApp(address);
    const days = await hoursOf();
    await screen.findByRole('grid', { name: 'Horario de la semana' });

    await user.pointer([
      { keys: '[MouseLeft>]', target: cell('lunes, 13:00: abierto') },
      { target: cell('martes, 15:30: abierto') },
      { keys: '[/MouseLeft]' },
    ]);
    expect(days.getAllByText('06:00–13:00')).toHaveLength(2);
    expect(screen.getByText('Lunes y martes, de 13:00 a 16:00: cerrado.')).toBeInTheDocument();

    await save(user);
    expect(saved).toEqual([
      {
        openingHours: expect.objectContaining({
          mon: [
            ['06:00', '13:00'],
            ['16:00', '22:00'],
          ],
          wed: [['06:00', '22:00']],
        }) as object,
      },
    ]);
  });

  it('are painted with the keyboard, and a screen reader hears what was painted', async () => {
    serveRules();
    const { user, container } = renderApp(address);
    const days = await hoursOf();
    const grid = await screen.findByRole('grid', { name: 'Horario de la semana' });
    await expectAccessible(container);

    act(() => cell('lunes, 08:00: abierto').focus());
    await user.keyboard('{End}{ArrowLeft}{Shift>}{ArrowDown}{ArrowRight}{/Shift} ');
    expect(screen.getByText('Sábado y domingo, de 08:00 a 09:00: cerrado.')).toBeInTheDocument();
    expect(days.getAllByText('09:00–22:00')).toHaveLength(2);
    expect(within(grid).getByRole('gridcell', { name: 'domingo, 08:30: cerrado' })).toHaveFocus();
  });

  it('are painted with a finger by a tap', async () => {
    serveRules();
    const { user } = renderApp(address);
    const days = await hoursOf();

    await user.pointer({ keys: '[TouchA]', target: cell('lunes, 21:30: abierto') });
    expect(days.getByText('06:00–21:30')).toBeVisible();
  });

  it('are copied from a day to others, and a day is closed', async () => {
    serveRules({
      openingHours: { mon: [['08:30', '13:00']], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
    });
    const { user } = renderApp(address);
    const days = await hoursOf();

    await user.click(days.getByRole('button', { name: 'Horario del lunes' }));
    await user.click(await screen.findByRole('button', { name: 'Copiar a lunes a viernes' }));
    expect(days.getAllByText('08:30–13:00')).toHaveLength(5);

    await user.click(days.getByRole('button', { name: 'Horario del martes' }));
    await user.click(await screen.findByRole('button', { name: 'Cerrar el martes' }));
    expect(days.getAllByText('08:30–13:00')).toHaveLength(4);
  });
});

describe('the special dates', () => {
  it('need a date and a reason, and are saved with their hours', async () => {
    const { saved } = serveRules();
    const { user } = renderApp(address);

    await user.click(await screen.findByRole('button', { name: 'Agregar fecha' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva fecha especial' }));
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(dialog.getByText('Elige una fecha.')).toBeVisible();
    expect(dialog.getByText('Escribe el motivo: es lo que leen los jugadores.')).toBeVisible();

    await user.type(dialog.getByRole('textbox', { name: 'Fecha' }), '25/12/2030');
    await user.click(dialog.getByRole('radio', { name: 'Abierto con otro horario' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Cierra' }), '08:00');
    await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Navidad');
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(dialog.getByText(/^Cada tramo debe cerrar después de abrir/)).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Cierra' }), '12:00');
    await user.click(dialog.getByRole('button', { name: 'Listo' }));

    expect(await screen.findByText('09:00–12:00 · Navidad')).toBeVisible();
    await save(user);
    expect(saved).toEqual([
      { exceptions: [{ date: '2030-12-25', open: [['09:00', '12:00']], reason: 'Navidad' }] },
    ]);
  });
});
