import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import type { Config } from './types';

const nobody = { legalName: null, legalAddress: null, contactEmail: null, contactPhone: null };

function serveConfig(over: Partial<Config> = {}) {
  const config: Config = {
    stripePublishableKey: 'pk_sandbox',
    sandbox: true,
    currency: 'USD',
    paymentGraceSeconds: 3600,
    bookingWindowDays: 60,
    operator: nobody,
    ...over,
  };
  server.use(http.get('*/api/config', () => HttpResponse.json(config)));
}

test.each([
  ['/terminos', 'Términos de uso'],
  ['/privacidad', 'Privacidad'],
  ['/reembolsos', 'Reembolsos'],
  ['/contacto', 'Contacto'],
  ['/acerca', 'Acerca de Saque'],
  ['/estado', 'Cómo lo probamos'],
])('the page %s has the title "%s" and no accessibility violation', async (address, title) => {
  serveConfig();
  const { container } = renderApp(address);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} · Saque`);
  await expectAccessible(container);
});

test('the footer of every screen links the six pages and marks the current one', async () => {
  serveConfig();
  renderApp('/contacto');
  await screen.findByRole('heading', { level: 1, name: 'Contacto' });

  const footer = within(screen.getByRole('navigation', { name: 'Información' }));
  const links = footer.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Acerca de', '/acerca'],
    ['Cómo lo probamos', '/estado'],
    ['Reembolsos', '/reembolsos'],
    ['Términos', '/terminos'],
    ['Privacidad', '/privacidad'],
    ['Contacto', '/contacto'],
  ]);
  expect(footer.getByRole('link', { current: 'page' })).toHaveTextContent('Contacto');
});

describe('the data of who runs the installation', () => {
  test('are shown as the settings say them, with links to write and to call', async () => {
    serveConfig({
      operator: {
        legalName: 'Club de Tenis S. A.',
        legalAddress: 'Av. Samborondón 7, Guayaquil',
        contactEmail: 'hola@club.example',
        contactPhone: '+593 99 123-4567',
      },
    });
    renderApp('/contacto');

    expect(await screen.findByText('Club de Tenis S. A.')).toBeVisible();
    expect(screen.getByText('Av. Samborondón 7, Guayaquil')).toBeVisible();
    const mail = screen.getByRole('link', { name: 'hola@club.example' });
    expect(mail).toHaveAttribute('href', 'mailto:hola@club.example');
    expect(screen.getByRole('link', { name: '+593 99 123-4567' })).toHaveAttribute(
      'href',
      'tel:+593991234567',
    );
  });

  test.each(['/contacto', '/terminos', '/privacidad', '/acerca'])(
    'are not invented on %s while the operator has not set them',
    async (address) => {
      serveConfig();
      renderApp(address);

      const said = 'Quien gestiona este sitio todavía no ha publicado sus datos de contacto.';
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.queryByRole('link', { name: /@|\+593/ })).not.toBeInTheDocument();
    },
  );

  test('can be requested again after a failure, and the page stays readable', async () => {
    server.use(http.get('*/api/config', () => HttpResponse.json({}, { status: 500 })));
    const { user } = renderApp('/contacto');
    expect(await screen.findByText('No pudimos cargar los datos de contacto')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Antes de escribir' })).toBeVisible();

    serveConfig({ operator: { ...nobody, legalName: 'Club de Tenis S. A.' } });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Club de Tenis S. A.')).toBeVisible();
    expect(screen.getByText(/esto es todo lo que ha publicado/)).toBeVisible();
  });
});

test('the terms state the time to pay and the booking window of the settings', async () => {
  serveConfig({ paymentGraceSeconds: 5400, bookingWindowDays: 14 });
  renderApp('/terminos');

  expect(await screen.findByText(/Tienes 1 hora y 30 minutos para completar el pago/)).toBeVisible();
  expect(screen.getByText(/hasta con 14 días de anticipación/)).toBeVisible();
});

test('the refunds are those of the specification, in a table', async () => {
  renderApp('/reembolsos');

  const table = within(await screen.findByRole('table', { name: 'Lo habitual, si cancelas tú' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Con más de 24 horas de anticipación100%',
    'Entre 12 y 24 horas antes50%',
    'Con menos de 12 horas0%',
  ]);
});
