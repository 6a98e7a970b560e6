import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../shared/testing/accessibility';
import { aVenue } from '../../shared/testing/builders';
import { liveStreamAt } from '../../shared/testing/fake-event-source';
import { serveAdmin } from '../../shared/testing/handlers/admin';
import { aDeskBooking, aDeskDay, serveDesk } from '../../shared/testing/handlers/desk';
import { renderApp } from '../../shared/testing/render-app';
import { server } from '../../shared/testing/server';
import { standAt } from '../../shared/testing/venue-clock';
import { widenWindow } from '../../shared/testing/wide-window';

standAt('2026-11-21T12:30:00-05:00');
beforeEach(() => {
  serveAdmin();
  server.use(
    http.get('*/api/venues', () =>
      HttpResponse.json([
        aVenue({ id: 'venue-1', name: 'Club Las Lomas' }),
        aVenue({ id: 'venue-2', name: 'Club del Río' }),
      ]),
    ),
  );
});

const table = () => screen.findByRole('table', { name: 'Club Las Lomas: Sábado, 21 de noviembre de 2026' });
const hour = (timeSlot: string) =>
  screen.findByRole('button', { name: new RegExp(`^Cancha 1, ${timeSlot}: `) });

describe('the day of a venue', () => {
  it('says in words what stands in each hour of the court that is shown', async () => {
    serveDesk();
    const { container } = renderApp('/admin/bookings');

    const rows = within(await table()).getAllByRole('row');
    expect(rows.slice(7).map((row) => row.textContent)).toEqual([
      '12:00Sin reserva',
      ...['13:00', '14:00', '15:00', '16:00', '17:00'].map(
        (slot) => `${slot}Cancha 1, ${slot}: LibreBloquear`,
      ),
      '18:00Cancha 1, 18:00: Pagadaana@example.orgSingles',
      '19:00Cancha 1, 19:00: $8.25 de $33.00Dobles · 1 de 4 lugares pagados',
      '20:00Cancha 1, 20:00: BloqueadaClase de menores',
      '21:00Cancha 1, 21:00: LibreBloquear',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Reservas' })).toBeVisible();
    await expectAccessible(container);
  });

  it('shows one court at a time on phones, each with how much of it is booked', async () => {
    serveDesk();
    const { user } = renderApp('/admin/bookings');

    await table();
    const courts = within(screen.getByRole('group', { name: 'Canchas' }));
    expect(courts.getByRole('button', { pressed: true })).toHaveTextContent('Cancha 12 reservas');
    await user.click(courts.getByRole('button', { name: /^Cancha 2/ }));
    expect(courts.getByRole('button', { pressed: true })).toHaveTextContent('En mantenimiento');
    expect(screen.getByRole('columnheader', { name: /^Cancha 2 · Norte/ })).toBeVisible();
  });

  it('has every court beside the others on wide windows', async () => {
    widenWindow();
    serveDesk();
    const { container } = renderApp('/admin/bookings');

    const heads = within(await table()).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Hora',
      'Cancha 1 · Central',
      'Cancha 2 · NorteEn mantenimiento',
    ]);
    await expectAccessible(container);
  });

  it('goes to the days around, back to today, and to another venue', async () => {
    const { asked } = serveDesk();
    const { user } = renderApp('/admin/bookings');

    await table();
    await user.click(screen.getByRole('button', { name: 'Día siguiente' }));
    await user.click(screen.getByRole('button', { name: 'Día siguiente' }));
    await user.click(screen.getByRole('button', { name: 'Día anterior' }));
    await user.click(screen.getByRole('button', { name: /^Elegir otro día, ahora Domingo, 22/ }));
    await user.click(await screen.findByRole('button', { name: '30 de noviembre de 2026' }));
    await waitFor(() => expect(asked.at(-1)).toBe('2026-11-30'));
    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    await waitFor(() => expect(asked.at(-1)).toBe('2026-11-21'));
    expect(asked).toEqual(expect.arrayContaining(['2026-11-22', '2026-11-23']));

    await user.selectOptions(screen.getByRole('combobox', { name: 'Complejo' }), 'Club del Río');
    expect(await screen.findByRole('combobox', { name: 'Complejo' })).toHaveValue('venue-2');
  });

  it('is asked for again when an hour of it is taken or freed, and not for another day’s', async () => {
    const { asked } = serveDesk();
    renderApp('/admin/bookings');

    await table();
    const before = asked.length;
    act(() => liveStreamAt('/api/venues/venue-1/events').say({ courtId: 'court-1', date: '2026-11-25' }));
    act(() => liveStreamAt('/api/venues/venue-1/events').say({ courtId: 'court-1', date: '2026-11-21' }));
    await waitFor(() => expect(asked).toHaveLength(before + 1));
  });

  it('asks again on Reintentar', async () => {
    serveDesk();
    server.use(
      http.get('*/api/admin/venues/:id/day', () => HttpResponse.json(null, { status: 500 }), { once: true }),
    );
    const { user, container } = renderApp('/admin/bookings');

    expect(await screen.findByText('No pudimos cargar el día')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await table()).toBeVisible();
  });

  it('keeps the place of the hours while they load', async () => {
    server.use(http.get('*/api/admin/venues/:id/day', () => new Promise(() => undefined)));
    renderApp('/admin/bookings');

    expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  });

  it('says so where there is no venue, or no court', async () => {
    serveDesk(aDeskDay({ courts: [] }));
    const { unmount } = renderApp('/admin/bookings');
    expect(await screen.findByText('Este complejo no tiene canchas')).toBeVisible();
    unmount();

    server.use(http.get('*/api/venues', () => HttpResponse.json([])));
    renderApp('/admin/bookings');
    expect(await screen.findByText('Todavía no hay complejos')).toBeVisible();
  });
});

describe('blocking hours', () => {
  it('asks until which hour, why and until which day, and sends it once', async () => {
    const { heard } = serveDesk();
    const { user } = renderApp('/admin/bookings');

    await user.click(await hour('15:00'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bloquear Cancha 1 · Central' }));
    expect(dialog.getByRole('button', { name: 'Bloquear' })).toBeDisabled();
    await user.click(dialog.getByRole('combobox', { name: 'Hasta' }));
    const ends = await screen.findAllByRole('option');
    expect(ends.map((end) => end.textContent)).toEqual(['16:00', '17:00', '18:00']);
    await user.click(screen.getByRole('option', { name: '17:00' }));
    await user.click(dialog.getByRole('button', { name: 'Clase' }));
    await user.click(dialog.getByRole('switch', { name: 'Repetir los días siguientes' }));
    await user.click(dialog.getByRole('button', { name: '24 de noviembre de 2026' }));
    expect(dialog.getByText('Cada día hasta el martes 24 de noviembre')).toBeVisible();
    await expectAccessible(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Bloquear' }));

    expect(await screen.findByText('Horas bloqueadas')).toBeVisible();
    expect(heard).toEqual([
      {
        call: 'block',
        body: {
          courtId: 'court-1',
          date: '2026-11-21',
          untilDate: '2026-11-24',
          firstSlot: '15:00',
          lastSlot: '16:00',
          reason: 'Clase',
        },
        key: expect.stringMatching(/.{16,}/) as string,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps what was filled in where the server refuses, and says why', async () => {
    serveDesk();
    const message = 'Hay una reserva el sábado 21 de noviembre a las 15:00.';
    server.use(
      http.post('*/api/admin/blocks', () =>
        HttpResponse.json({ statusCode: 409, code: 'hour_taken', message }, { status: 409 }),
      ),
    );
    const { user } = renderApp('/admin/bookings');

    await user.click(await hour('15:00'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Torneo de verano');
    await user.click(dialog.getByRole('button', { name: 'Bloquear' }));

    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Motivo/ })).toHaveValue('Torneo de verano');
  });

  it('gives the hours of a block back', async () => {
    const { heard } = serveDesk();
    const { user } = renderApp('/admin/bookings');

    await user.click(await hour('20:00'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancha 1 · Central, bloqueada' }));
    expect(dialog.getByText('Clase de menores')).toBeVisible();
    expect(dialog.getByText('Bloqueada por ana')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Desbloquear' }));

    expect(await screen.findByText('Horas desbloqueadas')).toBeVisible();
    expect(heard.map(({ call }) => call)).toEqual(['unblock block-1']);
  });
});

describe('a booking', () => {
  const open = async (booking = aDeskBooking()) => {
    const desk = serveDesk(aDeskDay(), booking);
    const app = renderApp('/admin/bookings');
    await app.user.click(await hour('18:00'));
    const dialog = await screen.findByRole('dialog', { name: 'Cancha 1 · Central' });
    return { ...desk, ...app, dialog: within(dialog) };
  };

  it('shows whose it is, its payments and what went back', async () => {
    const refund = { id: 'refund-1', amount: '8.25', createdAt: '2026-11-20T16:00:00.000Z' } as const;
    const { dialog } = await open(
      aDeskBooking({
        payments: aDeskBooking().payments.map((payment) => ({
          ...payment,
          refunds: [{ ...refund, status: 'failed' }],
        })),
      }),
    );
    expect(dialog.getByRole('link', { name: 'ana@example.org' })).toHaveAttribute(
      'href',
      'mailto:ana@example.org',
    );
    expect(dialog.getByText('Pagado · viernes 20 de noviembre, 10:00')).toBeVisible();
    expect(dialog.getByText('No se pudo reembolsar $8.25: hay que hacerlo a mano')).toBeVisible();
    await expectAccessible(screen.getByRole('dialog'));
  });

  it('is cancelled with everything back, after the amount has been named, with a reason', async () => {
    const { dialog, user, heard } = await open();
    await user.click(dialog.getByRole('button', { name: 'Cancelar con reembolso total' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Cancelar esta reserva?' }));
    expect(question.getByText(/^Se devolverán \$16\.50 a quienes pagaron/)).toBeVisible();
    await user.type(question.getByRole('textbox', { name: 'Motivo (opcional)' }), ' Se inundó la cancha ');
    await user.click(question.getByRole('button', { name: 'Cancelar con reembolso total' }));

    expect(await screen.findByText('Se reembolsará $16.50.')).toBeVisible();
    expect(heard).toEqual([{ call: 'cancel', body: { reason: 'Se inundó la cancha' }, key: null }]);
  });

  it('stays where the server refuses, with the reason on the page', async () => {
    const { dialog, user } = await open();
    const message = 'Esta reserva ya no está activa.';
    server.use(
      http.post('*/api/admin/bookings/:id/cancel', () =>
        HttpResponse.json({ statusCode: 409, code: 'booking_not_active', message }, { status: 409 }),
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'Cancelar con reembolso total' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cancelar con reembolso total' }));

    expect(await question.findByText(message)).toBeVisible();
  });

  it('cannot be cancelled any more once its hour has begun', async () => {
    const { dialog } = await open(aDeskBooking({ startsAt: '2026-11-21T17:00:00.000Z' }));
    expect(dialog.getByText(/^La hora ya empezó/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Cancelar con reembolso total' })).not.toBeInTheDocument();
  });

  it('that is over says who ended it and why', async () => {
    const { dialog } = await open(
      aDeskBooking({ status: 'cancelled', cancelledBy: 'venue', cancellationReason: 'Lluvia' }),
    );
    expect(dialog.getByText('La canceló el complejo. Motivo: Lluvia')).toBeVisible();
    expect(dialog.getByText('Cancelada')).toBeVisible();
  });
});

describe('looking for a booking', () => {
  const { payments: _payments, ...found } = aDeskBooking();

  function serveSearch(total: number) {
    const asked: Record<string, string>[] = [];
    server.use(
      http.get('*/api/admin/bookings', ({ request }) => {
        const query = Object.fromEntries(new URL(request.url).searchParams);
        asked.push(query);
        const page = Number(query['page']);
        const items = total === 0 ? [] : [{ ...found, id: `booking-${page}` }];
        return HttpResponse.json({ items, total, page, pageSize: 1 });
      }),
    );
    return asked;
  }

  it('asks for what was written, page by page, and leads to the booking', async () => {
    serveDesk();
    const asked = serveSearch(45);
    const { user, container } = renderApp('/admin/bookings');

    await user.type(await screen.findByRole('searchbox', { name: 'Buscar una reserva' }), ' ana@');
    const row = await screen.findByRole('button', {
      name: /^Sábado, 21 de noviembre de 2026, 18:00 a 19:00/,
    });
    expect(row).toHaveTextContent('ana@example.org');
    expect(screen.getByText('1–1 de 45')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Siguientes' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'ana@', page: '2' }));
    await user.click(await screen.findByRole('button', { name: /^Sábado/ }));
    expect(await screen.findByRole('dialog', { name: 'Cancha 1 · Central' })).toBeVisible();
  });

  it('can be narrowed to a status, and left for the day again', async () => {
    serveDesk();
    const asked = serveSearch(1);
    const { user } = renderApp('/admin/bookings?buscar=ana');

    await screen.findByRole('button', { name: /ana@example\.org/ });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Cancelada');
    await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'ana', page: '1', status: 'cancelled' }));
    await user.click(screen.getByRole('button', { name: 'Volver al día' }));
    expect(await table()).toBeVisible();
  });

  it('says so where nothing matches, and asks again where it failed', async () => {
    serveSearch(0);
    const { unmount } = renderApp('/admin/bookings?buscar=nadie');
    expect(await screen.findByText('No encontramos reservas')).toBeVisible();
    unmount();

    server.use(
      http.get('*/api/admin/bookings', () => HttpResponse.json(null, { status: 500 }), { once: true }),
    );
    const { user } = renderApp('/admin/bookings?buscar=nadie');
    expect(await screen.findByText('No pudimos buscar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('No encontramos reservas')).toBeVisible();
  });
});
