import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { findHour, setUpDesk } from '../../testing/desk-screen';
import { serveDesk } from '../../testing/handlers/desk';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { texts } from './texts';

setUpDesk();

/** Opens a free hour of court 1 and chooses to block it. */
async function openBlock(user: ReturnType<typeof renderApp>['user'], timeSlot = '15:00') {
  await user.click(await findHour(timeSlot));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancha 1 · Central' }));
  await user.click(dialog.getByRole('radio', { name: 'Bloquear' }));
  return dialog;
}

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the dialog that blocks hours', () => {
  it('takes the last hour, the reason and the last day, and sends one request', async () => {
    const { changes } = serveDesk();
    const { user } = renderApp('/admin/desk?cancha=court-1');

    const dialog = await openBlock(user);
    await user.click(dialog.getByRole('button', { name: 'Bloquear' }));
    const reason = dialog.getByRole('textbox', { name: /^Motivo/ });
    expect(reason).toHaveFocus();
    expect(reason).toHaveAccessibleDescription(texts.whyMissing);
    expect(changes).toEqual([]);
    const end = dialog.getByRole('combobox', { name: 'Hasta' });
    expect(end).toHaveValue('16:00');
    expect(optionsOf(end)).toEqual(['15:30', '16:00', '16:30', '17:00', '17:30', '18:00']);
    await user.selectOptions(end, '17:00');
    await user.click(dialog.getByRole('button', { name: 'Clase' }));
    await user.click(dialog.getByRole('switch', { name: 'Repetir los días siguientes' }));
    await user.click(dialog.getByRole('button', { name: '24 de noviembre de 2026' }));
    expect(dialog.getByText('Cada día hasta el martes 24 de noviembre')).toBeVisible();
    await expectAccessible(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Bloquear' }));

    expect(await screen.findByText('Horas bloqueadas')).toBeVisible();
    expect(changes).toEqual([
      {
        call: 'block',
        body: {
          courtId: 'court-1',
          date: '2026-11-21',
          untilDate: '2026-11-24',
          from: '15:00',
          to: '17:00',
          reason: 'Clase',
        },
        key: expect.stringMatching(/.{16,}/) as string,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers the half hours that are not over at the venue, those of the opening hours first', async () => {
    jest.setSystemTime(new Date('2026-11-21T20:10:00+01:00'));
    serveDesk();
    const { user } = renderApp('/admin/desk?cancha=court-1');

    const dialog = await openBlock(user);
    const start = dialog.getByRole('combobox', { name: 'Desde' });
    const [open, closed] = within(start).getAllByRole('group');
    expect(open).toHaveAccessibleName('En el horario del complejo');
    expect(closed).toHaveAccessibleName('Fuera del horario');
    expect(optionsOf(open ?? start).slice(0, 3)).toEqual(['14:00', '14:30', '15:00']);
    expect(optionsOf(closed ?? start)).toEqual(['22:00', '22:30', '23:00', '23:30']);
  });

  it('blocks from half past, and the end follows a beginning that comes after it', async () => {
    const { changes } = serveDesk();
    const { user } = renderApp('/admin/desk?cancha=court-1');

    const dialog = await openBlock(user);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Desde' }), '14:30');
    expect(dialog.getByRole('combobox', { name: 'Hasta' })).toHaveValue('16:00');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Desde' }), '16:30');
    expect(dialog.getByRole('combobox', { name: 'Hasta' })).toHaveValue('17:30');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Hasta' }), '18:00');
    await user.click(dialog.getByRole('button', { name: 'Torneo' }));
    await user.click(dialog.getByRole('button', { name: 'Bloquear' }));

    expect(await screen.findByText('Cancha 1 · Central, de 16:30 a 18:00')).toBeVisible();
    expect(changes).toMatchObject([{ body: { from: '16:30', to: '18:00', untilDate: null } }]);
  });

  it('keeps the form and shows the error when the server rejects the block', async () => {
    serveDesk();
    const message = 'Hay una reserva el sábado 21 de noviembre a las 15:00.';
    server.use(
      http.post('*/api/admin/blocks', () =>
        HttpResponse.json({ statusCode: 409, code: 'hour_taken', message }, { status: 409 }),
      ),
    );
    const { user } = renderApp('/admin/desk?cancha=court-1');

    const dialog = await openBlock(user);
    await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Torneo de verano');
    await user.click(dialog.getByRole('button', { name: 'Bloquear' }));

    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Motivo/ })).toHaveValue('Torneo de verano');
  });

  it('removes a block so that its hours are free again', async () => {
    const { changes } = serveDesk();
    const { user } = renderApp('/admin/desk?cancha=court-1');

    await user.click(await findHour('20:00'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancha 1 · Central, bloqueada' }));
    expect(dialog.getByText('Clase de menores')).toBeVisible();
    expect(dialog.getByText('Bloqueada por ana')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Desbloquear' }));

    expect(await screen.findByText('Horas desbloqueadas')).toBeVisible();
    expect(changes.map(({ call }) => call)).toEqual(['unblock block-1']);
  });
});
