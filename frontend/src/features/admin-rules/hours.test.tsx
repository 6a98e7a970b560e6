import { act, screen, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/accessibility';
import { serveRules } from '../../testing/handlers/rules';
import { renderApp } from '../../testing/render-app';

const address = '/admin/venues/venue-1/rules';
const open = [['06:00', '22:00']] as const;
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
    const { user } = renderApp(`${address}#horario`);
    const days = await hoursOf();
    await screen.findByRole('grid', { name: 'Horario de la semana' });

    await user.pointer([
      { keys: '[MouseLeft>]', target: cell('lunes, 13:00: abierto') },
      { target: cell('martes, 15:30: abierto') },
      { keys: '[/MouseLeft]' },
    ]);
    expect(days.getByText('Lunes y martes')).toBeVisible();
    expect(days.getByText('06:00–13:00')).toBeVisible();
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
    const { user, container } = renderApp(`${address}#horario`);
    const days = await hoursOf();
    const grid = await screen.findByRole('grid', { name: 'Horario de la semana' });
    await expectAccessible(container);

    act(() => cell('lunes, 08:00: abierto').focus());
    await user.keyboard('{End}{ArrowLeft}{Shift>}{ArrowDown}{ArrowRight}{/Shift} ');
    expect(screen.getByText('Sábado y domingo, de 08:00 a 09:00: cerrado.')).toBeInTheDocument();
    expect(days.getByText('Sábado y domingo')).toBeVisible();
    expect(within(grid).getByRole('gridcell', { name: 'domingo, 08:30: cerrado' })).toHaveFocus();
  });

  it('are painted with a finger by a tap', async () => {
    serveRules();
    const { user } = renderApp(`${address}#horario`);
    const days = await hoursOf();

    await user.pointer({ keys: '[TouchA]', target: cell('lunes, 21:30: abierto') });
    expect(days.getByText('06:00–21:30')).toBeVisible();
  });

  it('are rows of days that share them: a row takes another day, and closes the one it leaves', async () => {
    serveRules({
      openingHours: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: [], sun: [] },
    });
    const { user } = renderApp(`${address}#horario`);
    const days = await hoursOf();

    await user.click(days.getByRole('button', { name: 'Cambiar el horario: lunes a viernes' }));
    const dialog = within(await screen.findByRole('dialog', { name: /lunes a viernes/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'Viernes' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Sábado' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Cierra' }), '21:00');
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(days.getByText('Lunes a jueves y sábado')).toBeVisible();
    expect(days.getByText('06:00–21:00')).toBeVisible();
    expect(days.getByText('Viernes y domingo')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Agregar otro horario' })).toHaveFocus();
  });

  it('get another row, which needs a day: its first box takes the focus', async () => {
    serveRules();
    const { user } = renderApp(`${address}#horario`);
    const days = await hoursOf();

    await user.click(screen.getByRole('button', { name: 'Agregar otro horario' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Otro horario' }));
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(dialog.getByText('Elige al menos un día.')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Lunes' })).toHaveFocus();

    await user.click(dialog.getByRole('checkbox', { name: 'Domingo' }));
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(days.getByText('Domingo')).toBeVisible();
    expect(days.getByText('09:00–13:00')).toBeVisible();
  });
});

describe('the special dates', () => {
  it('need a date and a reason, and are saved with their hours', async () => {
    const { saved } = serveRules();
    const { user } = renderApp(`${address}#fechas`);

    await user.click(await screen.findByRole('button', { name: 'Agregar fecha' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva fecha especial' }));
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(dialog.getByText('Elige una fecha.')).toBeVisible();
    expect(dialog.getByText('Escribe el motivo: es lo que leen los jugadores.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Fecha' })).toHaveFocus();

    await user.type(dialog.getByRole('textbox', { name: 'Fecha' }), '25/12/2030');
    await user.click(dialog.getByRole('radio', { name: 'Abierto con otro horario' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Cierra' }), '08:00');
    await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Navidad');
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(dialog.getByText(/^Cada tramo debe cerrar después de abrir/)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Cierra' })).toHaveFocus();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Cierra' }), '12:00');
    await user.click(dialog.getByRole('button', { name: 'Listo' }));

    expect(await screen.findByText('09:00–12:00 · Navidad')).toBeVisible();
    await save(user);
    expect(saved).toEqual([
      { exceptions: [{ date: '2030-12-25', open: [['09:00', '12:00']], reason: 'Navidad' }] },
    ]);
  });
});
