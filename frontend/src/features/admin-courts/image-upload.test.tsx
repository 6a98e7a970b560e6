import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../shared/testing/accessibility';
import { aCourt } from '../../shared/testing/builders';
import { renderInProviders } from '../../shared/testing/render-app';
import { server } from '../../shared/testing/server';
import { ImageUploadCard } from './components/image/image-upload-card';

const courts = [
  aCourt(),
  aCourt({ id: 'court-2', courtNumber: 2, name: 'Norte', venueName: 'Club Norte', venueId: 'venue-2' }),
];
const photo = (size = 2000, type = 'image/jpeg') => {
  const file = new File(['foto'], 'cancha.jpg', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

Object.assign(URL, { createObjectURL: () => 'blob:vista', revokeObjectURL: () => undefined });

/** Answers of the place that files are sent to, one for each try; the last one stays. */
function serve(...puts: (() => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  const address = (number: number) => `http://localhost/uploads/${number}`;
  let opened = 0;
  server.use(
    http.post('*/api/objects/upload', async ({ request }) => {
      asked.push(`open ${JSON.stringify(await request.json())}`);
      opened += 1;
      return HttpResponse.json({ uploadURL: `${address(opened)}?signature=x` }, { status: 201 });
    }),
    http.put('*/uploads/:number', ({ request, params }) => {
      asked.push(`send ${String(params['number'])} ${String(request.headers.get('content-type'))}`);
      const put = puts.length > 1 ? puts.shift() : puts[0];
      return put?.() ?? new HttpResponse(null);
    }),
    http.put('*/api/courts/:courtId/image', async ({ request, params }) => {
      asked.push(`image of ${String(params['courtId'])} ${JSON.stringify(await request.json())}`);
      return HttpResponse.json(aCourt());
    }),
  );
  return asked;
}

const whole = (number: number) => ['open {"contentType":"image/jpeg"}', `send ${number} image/jpeg`];
const image = (number: number) => `image of court-2 {"imageUrl":"http://localhost/uploads/${number}"}`;

const area = () => screen.getByRole('button', { name: /Arrastra una foto/ });
const drop = (...files: File[]) => fireEvent.drop(area(), { dataTransfer: { files } });
const card = () => within(screen.getByRole('region', { name: 'Imagen de la cancha' }));
const state = (word: string) => waitFor(() => expect(card().getByRole('status')).toHaveTextContent(word));

async function open() {
  const view = renderInProviders(<ImageUploadCard courts={courts} />);
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Cancha' }), 'court-2');
  return view;
}

async function startWith(file: File) {
  const view = await open();
  drop(file);
  await view.user.click(screen.getByRole('button', { name: 'Subir imagen' }));
  return view;
}

describe('without a court', () => {
  it('does not open the dialog, and says what to do first', async () => {
    const asked = serve();
    const { user } = renderInProviders(<ImageUploadCard courts={courts} />);
    await user.click(area());
    expect(
      await screen.findByText('Selecciona una cancha', { selector: ':not(option)' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Por favor selecciona una cancha antes de subir una imagen')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('takes no file that is dropped', async () => {
    serve();
    renderInProviders(<ImageUploadCard courts={courts} />);
    drop(photo());
    expect(await screen.findByText('Por favor selecciona una cancha primero')).toBeInTheDocument();
    expect(area()).toBeVisible();
  });

  it('has nothing to choose from where there is none', () => {
    renderInProviders(<ImageUploadCard courts={[]} />);
    expect(screen.getByText('Crea primero una cancha para ponerle una imagen.')).toBeVisible();
  });
});

describe('before anything is sent', () => {
  it.each([
    ['10 MB and a byte', () => [photo(10_485_761)], 'La imagen pesa más de 10 MB. Elige una más liviana.'],
    ['an SVG', () => [photo(10, 'image/svg+xml')], 'Sube una foto JPEG, PNG, WebP o AVIF.'],
    ['an empty file', () => [photo(0)], 'Ese archivo está vacío.'],
    ['two files', () => [photo(), photo()], 'Sube una sola imagen a la vez.'],
  ])('refuses %s', async (_what, files, message) => {
    const asked = serve();
    await open();
    drop(...files());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Subir imagen' })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('shows the file, and forgets it where the person thinks again', async () => {
    const { user, baseElement } = await open();
    drop(photo(8_800_000));
    expect(screen.getByRole('img', { name: 'Vista previa de cancha.jpg' })).toHaveAttribute(
      'src',
      'blob:vista',
    );
    expect(screen.getByText('En espera', { selector: ':not([role])' })).toBeVisible();
    expect(screen.getByText('8.4 MB')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Cancha' })).toBeDisabled();
    await expectAccessible(baseElement);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(area()).toBeVisible();
    await expectAccessible(baseElement);
  });

  it('opens the dialog for a court, for one image', async () => {
    const { user } = await open();
    const input = screen.getByLabelText<HTMLInputElement>('Arrastra una foto aquí o elígela', {
      selector: 'input',
    });
    expect(input).not.toHaveAttribute('multiple');
    await user.upload(input, photo());
    expect(screen.getByRole('button', { name: 'Subir imagen' })).toBeVisible();
  });
});

describe('on its way', () => {
  it('is sent to the address it was given, made the picture, and said to be so', async () => {
    const asked = serve();
    const { user } = await startWith(photo());
    expect(await screen.findByText('Imagen actualizada')).toBeInTheDocument();
    await state('Completado');
    expect(asked).toEqual([...whole(1), image(1)]);
    await user.click(screen.getByRole('button', { name: 'Subir otra' }));
    expect(area()).toBeVisible();
  });

  it('goes to a new address where the first one is no good any more', async () => {
    const asked = serve(
      () => HttpResponse.json({ message: 'Esa subida ya se usó.' }, { status: 409 }),
      () => new HttpResponse(null),
    );
    await startWith(photo());
    await state('Completado');
    expect(asked).toEqual([...whole(1), ...whole(2), image(2)]);
  });

  it('waits for the network where there is none, and goes on by itself', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom speaks of every lost connection
    const online = jest.spyOn(navigator, 'onLine', 'get');
    const asked = serve(
      () => {
        online.mockReturnValue(false);
        return HttpResponse.error();
      },
      () => new HttpResponse(null),
    );
    await startWith(photo());
    expect(await screen.findByText('Sin conexión. Seguimos en cuanto vuelva.')).toBeVisible();
    await state('En espera');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await state('Completado');
    expect(asked).toEqual([...whole(1), ...whole(2), image(2)]);
  });

  it('can be paused and resumed', async () => {
    let arrived = () => undefined as void;
    const first = new Promise<Response>((resolve) => {
      arrived = () => resolve(new HttpResponse(null));
    });
    const asked = serve(
      () => first,
      () => new HttpResponse(null),
    );
    const { user, baseElement } = await startWith(photo());
    await waitFor(() => expect(asked).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Pausar' }));
    await state('En pausa');
    await expectAccessible(baseElement);
    arrived();
    await user.click(screen.getByRole('button', { name: 'Reanudar' }));
    await state('Completado');
    expect(asked).toEqual([...whole(1), ...whole(2), image(2)]);
  });

  it('can be given up', async () => {
    const asked = serve(() => new Promise(() => undefined));
    const { user } = await startWith(photo());
    await waitFor(() => expect(asked).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(area()).toBeVisible();
    expect(asked).toEqual(whole(1));
  });

  it('is refused in the words of the server, once, and may be tried again', async () => {
    const asked = serve();
    const message = 'La imagen está incompleta o dañada.';
    server.use(
      http.put('*/api/courts/:courtId/image', () => HttpResponse.json({ message }, { status: 400 }), {
        once: true,
      }),
    );
    const { user } = await startWith(photo());
    await state('Error');
    expect(card().getByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2)); // here, and as a notification
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await state('Completado');
    expect(asked).toEqual([...whole(1), ...whole(2), image(2)]);
  });
});
