import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aCourt, aHome, aVenue } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T17:25:00-05:00');

const photos = [
  { imageUrl: '/images/entrada.webp', alt: 'La entrada de noche' },
  { imageUrl: '/images/bar.webp', alt: '' },
  { imageUrl: '/images/tienda.webp', alt: 'La tienda' },
];

/** Opens the page of a venue that says this about itself. */
function openVenue(over: Parameters<typeof aVenue>[0]) {
  server.use(
    http.get('/api/venues/venue-1', () => HttpResponse.json(aVenue(over))),
    http.get('/api/venues/venue-1/courts', () => HttpResponse.json([aCourt()])),
  );
  return renderApp('/venue/venue-1');
}

const addresses = (within: Element) =>
  [...within.querySelectorAll('img')].map((photo) => photo.getAttribute('src'));

describe('what a venue says about itself', () => {
  it('leads to the map, the phone and WhatsApp, and lists amenities and house rules', async () => {
    const { container } = openVenue({
      phone: '+593991234567',
      whatsapp: '+593997654321',
      address: 'Av. Amazonas 1 y Colón',
      amenities: ['parking', 'wifi'],
      houseRules: 'Zapatillas de suela clara.\nSin vidrio.',
    });

    expect(await screen.findByRole('link', { name: /^Cómo llegar a Club Las Lomas/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=Club%20Las%20Lomas%2C%20Av.%20Amazonas%201%20y%20Col%C3%B3n',
    );
    expect(screen.getByRole('link', { name: /^Llamar a/ })).toHaveAttribute('href', 'tel:+593991234567');
    const whatsApp = screen.getByRole('link', { name: 'Escribir a Club Las Lomas por WhatsApp' });
    expect(whatsApp).toHaveAttribute('href', 'https://wa.me/593997654321');
    expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer');
    const about = within(await screen.findByRole('region', { name: 'Sobre el complejo' }));
    expect(about.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Estacionamiento',
      'Wifi',
    ]);
    expect(about.getByText(/^Zapatillas de suela clara\.\s+Sin vidrio\.$/)).toBeVisible();
    expect(about.getByText('Av. Amazonas 1 y Colón')).toBeVisible();
    await expectAccessible(container);
  });

  it('leads to the point on the map if the venue has one', async () => {
    openVenue({ coordinates: { latitude: -0.18, longitude: -78.46 } });
    expect(await screen.findByRole('link', { name: /^Cómo llegar/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=-0.18%2C-78.46',
    );
  });

  it('shows nothing of it for a venue that has filled in nothing', async () => {
    openVenue({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Club Las Lomas' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Cancha 1: Central' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Sobre el complejo' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Cómo llegar|Llamar|WhatsApp/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^Fotos/ })).not.toBeInTheDocument();
  });
});

it('comes also when the venue is opened from its card, which shows nothing of it', async () => {
  server.use(
    http.get('/api/venues/home', () => HttpResponse.json(aHome(aVenue()))),
    http.get('/api/venues/venue-1', () => HttpResponse.json(aVenue({ phone: '+593991234567' }))),
    http.get('/api/venues/venue-1/courts', () => HttpResponse.json([aCourt()])),
  );
  const { user } = renderApp('/');
  await user.click(await screen.findByRole('link', { name: 'Club Las Lomas' }));
  expect(await screen.findByRole('link', { name: /^Llamar a/ })).toBeVisible();
});

describe('the photos of a venue', () => {
  it('are turned with the buttons and the arrow keys, and fetched only from then on', async () => {
    const { user, container } = openVenue({ imageUrl: photos[0]?.imageUrl, photos });
    const gallery = await screen.findByRole('region', { name: 'Fotos de Club Las Lomas' });
    expect(addresses(gallery)).toEqual(['/images/entrada.webp']);
    expect(screen.getByRole('img', { name: 'La entrada de noche' })).toHaveAttribute('fetchpriority', 'high');
    const [previous, next] = ['Foto anterior', 'Foto siguiente'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(previous).toBeDisabled();
    await expectAccessible(container);

    await user.click(next as HTMLElement);
    expect(within(gallery).getByRole('status')).toHaveTextContent('Foto 2 de 3');
    expect(addresses(gallery)).toEqual(['/images/entrada.webp', '/images/bar.webp', '/images/tienda.webp']);
    fireEvent.keyDown(within(gallery).getByRole('list'), { key: 'End' });
    expect(within(gallery).getByRole('status')).toHaveTextContent('Foto 3 de 3');
    expect(next).toBeDisabled();
    fireEvent.keyDown(within(gallery).getByRole('list'), { key: 'ArrowLeft' });
    expect(within(gallery).getByRole('status')).toHaveTextContent('Foto 2 de 3');
  });

  it('follow the finger', async () => {
    openVenue({ imageUrl: photos[0]?.imageUrl, photos });
    const gallery = await screen.findByRole('region', { name: 'Fotos de Club Las Lomas' });
    const strip = within(gallery).getByRole('list');
    fireEvent.touchStart(strip);
    Object.defineProperties(strip, {
      clientWidth: { value: 300 },
      scrollLeft: { value: 290, writable: true },
    });
    fireEvent.scroll(strip);
    expect(within(gallery).getByRole('status')).toHaveTextContent('Foto 2 de 3');

    fireEvent.keyDown(strip, { key: 'End' });
    strip.scrollLeft = 10; // something else has moved the strip on its way
    fireEvent.scroll(strip);
    expect(within(gallery).getByRole('status')).toHaveTextContent('Foto 3 de 3');
    fireEvent(strip, new Event('scrollend'));
    expect(within(gallery).getByRole('status')).toBeEmptyDOMElement();
  });

  it('are one picture with its description if there is only one', async () => {
    openVenue({ imageUrl: photos[0]?.imageUrl, photos: photos.slice(0, 1) });
    expect(await screen.findByRole('img', { name: 'La entrada de noche' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Fotos/ })).not.toBeInTheDocument();
  });
});
