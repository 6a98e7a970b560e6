import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aCourt, aVenue, aVenuePage } from '../../testing/builders';
import { renderInProviders } from '../../testing/render-app';
import { server } from '../../testing/server';
import { ImageUploadCard } from './components/image/image-upload-card';

const courts = [aCourt(), aCourt({ id: 'court-2', courtNumber: 2, name: 'Norte' })];
const photo = (size = 2000, type = 'image/jpeg') => {
  const file = new File(['foto'], 'cancha.jpg', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

Object.assign(URL, { createObjectURL: () => 'blob:vista', revokeObjectURL: () => undefined });

beforeEach(() =>
  server.use(
    http.get('*/api/venues/page', () => HttpResponse.json(aVenuePage(aVenue()))),
    http.get('*/api/venues/venue-1/courts', () => HttpResponse.json(courts)),
  ),
);

/** Serves the upload. `puts` respond to one attempt each; the last one also to later attempts. */
function serveUploads(...puts: (() => Response | Promise<Response>)[]) {
  const calls: string[] = [];
  const address = (number: number) => `http://localhost/uploads/${number}`;
  let opened = 0;
  server.use(
    http.post('*/api/objects/upload', async ({ request }) => {
      calls.push(`open ${JSON.stringify(await request.json())}`);
      opened += 1;
      return HttpResponse.json({ uploadURL: `${address(opened)}?signature=x` }, { status: 201 });
    }),
    http.put('*/uploads/:number', ({ request, params }) => {
      calls.push(`send ${String(params['number'])} ${String(request.headers.get('content-type'))}`);
      const put = puts.length > 1 ? puts.shift() : puts[0];
      return put?.() ?? new HttpResponse(null);
    }),
    http.put('*/api/courts/:courtId/image', async ({ request, params }) => {
      calls.push(`image of ${String(params['courtId'])} ${JSON.stringify(await request.json())}`);
      return HttpResponse.json(aCourt());
    }),
  );
  return calls;
}

const openAndSend = (number: number) => ['open {"contentType":"image/jpeg"}', `send ${number} image/jpeg`];
const image = (number: number) => `image of court-2 {"imageUrl":"http://localhost/uploads/${number}"}`;

const area = () => screen.getByRole('button', { name: /Arrastra una foto/ });
const drop = (...files: File[]) => fireEvent.drop(area(), { dataTransfer: { files } });
const card = () => within(screen.getByRole('region', { name: 'Imagen de la cancha' }));
const expectStatus = (word: string) =>
  waitFor(() => expect(card().getByRole('status')).toHaveTextContent(word));

async function open() {
  const view = renderInProviders(<ImageUploadCard firstVenue={aVenue()} />);
  await view.user.click(screen.getByRole('combobox', { name: 'Cancha' }));
  await view.user.click(await screen.findByRole('option', { name: /^Cancha 2/ }));
  return view;
}

async function startWith(file: File) {
  const view = await open();
  drop(file);
  await view.user.click(screen.getByRole('button', { name: 'Subir imagen' }));
  return view;
}

describe('the image upload without a chosen court', () => {
  it('does not open the file dialog, and asks for a court', async () => {
    const calls = serveUploads();
    const { user } = renderInProviders(<ImageUploadCard firstVenue={aVenue()} />);
    await user.click(area());
    expect(
      await screen.findByText('Selecciona una cancha', { selector: ':not(option)' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Por favor selecciona una cancha antes de subir una imagen')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('rejects a dropped file, and asks for a court', async () => {
    serveUploads();
    renderInProviders(<ImageUploadCard firstVenue={aVenue()} />);
    drop(photo());
    expect(await screen.findByText('Por favor selecciona una cancha primero')).toBeInTheDocument();
    expect(area()).toBeVisible();
  });

  it('explains that there is no court to choose', async () => {
    server.use(http.get('*/api/venues/venue-1/courts', () => HttpResponse.json([])));
    renderInProviders(<ImageUploadCard firstVenue={aVenue({ courtCount: 0 })} />);
    expect(
      await screen.findByText('Este complejo no tiene canchas. Crea una para ponerle una imagen.'),
    ).toBeVisible();
  });

  it('offers the first court of a venue that had none when the screen was opened', async () => {
    const { user } = renderInProviders(<ImageUploadCard firstVenue={aVenue({ courtCount: 0 })} />);
    await user.click(await screen.findByRole('combobox', { name: 'Cancha' }));
    expect(await screen.findByRole('option', { name: /^Cancha 1/ })).toBeVisible();
  });
});

describe('the image upload before it starts', () => {
  it.each([
    ['10 MB and a byte', () => [photo(10_485_761)], 'La imagen pesa más de 10 MB. Elige una más liviana.'],
    ['an SVG', () => [photo(10, 'image/svg+xml')], 'Sube una foto JPEG, PNG, WebP o AVIF.'],
    ['an empty file', () => [photo(0)], 'Ese archivo está vacío.'],
    ['two files', () => [photo(), photo()], 'Sube una sola imagen a la vez.'],
  ])('rejects %s before it sends a request', async (_name, files, message) => {
    const calls = serveUploads();
    await open();
    drop(...files());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Subir imagen' })).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('shows the chosen file, and drops it after "Cancelar"', async () => {
    const { user, baseElement } = await open();
    drop(photo(8_800_000));
    expect(screen.getByRole('img', { name: 'Vista previa de cancha.jpg' })).toHaveAttribute(
      'src',
      'blob:vista',
    );
    expect(await screen.findByText('En espera', { selector: ':not([role])' })).toBeVisible();
    expect(screen.getByText('8.4 MB')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Cancha' })).toBeDisabled();
    await expectAccessible(baseElement);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(area()).toBeVisible();
    await expectAccessible(baseElement);
  });

  it('opens the file dialog for one image of the chosen court', async () => {
    const { user } = await open();
    const input = screen.getByLabelText<HTMLInputElement>('Arrastra una foto aquí o elígela', {
      selector: 'input',
    });
    expect(input).not.toHaveAttribute('multiple');
    await user.upload(input, photo());
    expect(screen.getByRole('button', { name: 'Subir imagen' })).toBeVisible();
  });
});

describe('the running image upload', () => {
  it('sends the file to the given URL, sets it as image, and confirms it', async () => {
    const calls = serveUploads();
    const { user } = await startWith(photo());
    expect(await screen.findByText('Imagen actualizada')).toBeInTheDocument();
    await expectStatus('Completado');
    expect(calls).toEqual([...openAndSend(1), image(1)]);
    await user.click(screen.getByRole('button', { name: 'Subir otra' }));
    expect(area()).toBeVisible();
  });

  it('requests a new URL when the first one is no longer valid', async () => {
    const calls = serveUploads(
      () => HttpResponse.json({ message: 'Esa subida ya se usó.' }, { status: 409 }),
      () => new HttpResponse(null),
    );
    await startWith(photo());
    await expectStatus('Completado');
    expect(calls).toEqual([...openAndSend(1), ...openAndSend(2), image(2)]);
  });

  it('waits while the network is down, and continues without a click', async () => {
    // jsdom logs every lost connection.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const online = jest.spyOn(navigator, 'onLine', 'get');
    const calls = serveUploads(
      () => {
        online.mockReturnValue(false);
        return HttpResponse.error();
      },
      () => new HttpResponse(null),
    );
    await startWith(photo());
    expect(await screen.findByText('Sin conexión. Seguimos en cuanto vuelva.')).toBeVisible();
    await expectStatus('En espera');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await expectStatus('Completado');
    expect(calls).toEqual([...openAndSend(1), ...openAndSend(2), image(2)]);
  });

  it('pauses and resumes on a click', async () => {
    let arrived = () => undefined as void;
    const first = new Promise<Response>((resolve) => {
      arrived = () => resolve(new HttpResponse(null));
    });
    const calls = serveUploads(
      () => first,
      () => new HttpResponse(null),
    );
    const { user, baseElement } = await startWith(photo());
    await waitFor(() => expect(calls).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Pausar' }));
    await expectStatus('En pausa');
    await expectAccessible(baseElement);
    arrived();
    await user.click(screen.getByRole('button', { name: 'Reanudar' }));
    await expectStatus('Completado');
    expect(calls).toEqual([...openAndSend(1), ...openAndSend(2), image(2)]);
  });

  it('stops after a click on "Cancelar"', async () => {
    const calls = serveUploads(() => new Promise(() => undefined));
    const { user } = await startWith(photo());
    await waitFor(() => expect(calls).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(area()).toBeVisible();
    expect(calls).toEqual(openAndSend(1));
  });

  it('shows the error of the server once, and can be retried', async () => {
    const calls = serveUploads();
    const message = 'La imagen está incompleta o dañada.';
    server.use(
      http.put('*/api/courts/:courtId/image', () => HttpResponse.json({ message }, { status: 400 }), {
        once: true,
      }),
    );
    const { user } = await startWith(photo());
    await expectStatus('Error');
    expect(card().getByRole('alert')).toHaveTextContent(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await expectStatus('Completado');
    expect(calls).toEqual([...openAndSend(1), ...openAndSend(2), image(2)]);
  });
});
