import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aVenue } from '../../testing/builders';
import { serveCourts } from '../../testing/courts-screen';
import { serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const photos = ['entrada', 'bar', 'tienda'].map((name) => ({
  imageUrl: `https://club.example/${name}.jpg`,
  alt: name,
}));

beforeEach(() => serveAdmin());

/** Opens the dialog of a venue with these photos. Returns queries of the dialog. */
async function openDialog(shown = photos) {
  const changes = serveCourts([aVenue({ imageUrl: shown[0]?.imageUrl ?? null, photos: shown })]);
  const app = renderApp('/admin/courts');
  await app.user.click(await screen.findByRole('button', { name: 'Editar Club Las Lomas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Club Las Lomas' }));
  await dialog.findByRole('button', { name: /^Arrastra fotos aquí/ });
  const save = async () => {
    await app.user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Venue actualizado')).toBeInTheDocument();
    return (changes[0]?.[1] as { photos?: typeof photos }).photos;
  };
  return { ...app, dialog, save };
}

const descriptions = (dialog: Awaited<ReturnType<typeof openDialog>>['dialog']) =>
  dialog
    .getAllByRole<HTMLInputElement>('textbox', { name: 'Qué se ve (opcional)' })
    .map(({ value }) => value);

describe('the photos of a venue in its dialog', () => {
  it('move with the buttons, which keep the focus, and are saved in that order', async () => {
    const { user, dialog, save, baseElement } = await openDialog();
    await expectAccessible(baseElement);
    await user.click(dialog.getByRole('button', { name: 'Mover antes la foto 3' }));
    expect(dialog.getByRole('button', { name: 'Mover antes la foto 2' })).toHaveFocus();
    expect(dialog.getByText('Ahora es la foto 2 de 3.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(descriptions(dialog)).toEqual(['tienda', 'entrada', 'bar']);
    await user.keyboard('{Enter}'); // already the first
    expect(await save()).toEqual([photos[2], photos[0], photos[1]]);
  });

  it('move by dragging', async () => {
    const { dialog } = await openDialog();
    const rows = () =>
      within(dialog.getByRole('list', { name: /^Fotos del complejo/ })).getAllByRole('listitem');
    // The pointer events of jsdom have no place.
    const movePointerTo = (clientY: number) => fireEvent(window, new MouseEvent('pointermove', { clientY }));
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, rows().indexOf(this.parentElement as HTMLElement) * 100, 400, 100);
    });
    fireEvent.pointerDown(dialog.getAllByTitle('Arrastra para ordenar')[0] as Element);
    movePointerTo(270);
    expect(descriptions(dialog)).toEqual(['bar', 'tienda', 'entrada']);
    fireEvent.pointerUp(window);
    movePointerTo(0);
    expect(descriptions(dialog)).toEqual(['bar', 'tienda', 'entrada']);
    jest.restoreAllMocks();
  });

  it('are described and removed', async () => {
    const { user, dialog, save } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Quitar la foto 2' }));
    const [first] = dialog.getAllByRole('textbox', { name: 'Qué se ve (opcional)' });
    await user.clear(first as HTMLElement);
    await user.type(first as HTMLElement, 'La entrada de noche');
    expect(await save()).toEqual([{ ...photos[0], alt: 'La entrada de noche' }, photos[2]]);
  });

  it('are not sent if nothing changed', async () => {
    const { save } = await openDialog();
    expect(await save()).toBeUndefined();
  });

  it('can be added by their address, each once', async () => {
    const { user, dialog, save } = await openDialog(photos.slice(0, 1));
    const field = dialog.getByRole('textbox', { name: /^Agregar por dirección/ });
    await user.type(field, 'http://club.example/a.jpg{Enter}');
    expect(field).toHaveAccessibleDescription('La imagen debe ser una dirección que empiece con https.');
    await user.clear(field);
    await user.type(field, 'https://club.example/entrada.jpg{Enter}');
    expect(field).toHaveAccessibleDescription('Esa foto ya está en la lista.');
    await user.clear(field);
    await user.type(field, 'https://club.example/bar.jpg{Enter}');
    expect(field).toHaveValue('');
    expect(await save()).toEqual([photos[0], { ...photos[1], alt: '' }]);
  });

  it('can be uploaded, several at once, and wait for the form to be saved', async () => {
    let opened = 0;
    server.use(
      http.post('*/api/objects/upload', () =>
        HttpResponse.json({ uploadURL: `http://localhost/uploads/${++opened}` }),
      ),
      http.put('*/uploads/:id', () => new HttpResponse(null, { status: 200 })),
      http.post<never, { imageUrl: string }>('*/api/venues/venue-1/photos', async ({ request }) => {
        const { imageUrl } = await request.json();
        return HttpResponse.json(
          { imageUrl: `https://club.example/${imageUrl.slice(-1)}.jpg` },
          { status: 201 },
        );
      }),
    );
    const { user, dialog, save } = await openDialog(photos.slice(0, 1));
    const files = ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
    await user.upload(dialog.getByLabelText('Arrastra fotos aquí o elígelas', { selector: 'input' }), files);
    await waitFor(() => expect(descriptions(dialog)).toHaveLength(3), { timeout: 5000 });
    expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
    const sent = (await save()) ?? [];
    expect(sent.map(({ imageUrl }) => imageUrl)).toEqual([
      photos[0]?.imageUrl,
      'https://club.example/1.jpg',
      'https://club.example/2.jpg',
    ]);
  });

  it('are awaited: the form is not saved while one is on its way', async () => {
    server.use(
      http.post('*/api/objects/upload', () => HttpResponse.json({ message: 'No.' }, { status: 400 })),
    );
    const { user, dialog, save } = await openDialog(photos.slice(0, 1));
    const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
    await user.upload(dialog.getByLabelText('Arrastra fotos aquí o elígelas', { selector: 'input' }), file);
    expect(await dialog.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await dialog.findByText(/^Espera a que las fotos terminen de subir/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Quitar a.jpg' }));
    expect(dialog.queryByText(/^Espera a que las fotos/)).not.toBeInTheDocument();
    expect(await save()).toBeUndefined();
  });

  it('are 12 at most', async () => {
    const twelve = Array.from({ length: 12 }, (_, place) => ({
      imageUrl: `https://club.example/${place}.jpg`,
      alt: '',
    }));
    const { user, dialog } = await openDialog(twelve.slice(0, 11));
    await user.type(
      dialog.getByRole('textbox', { name: /^Agregar por dirección/ }),
      'https://club.example/11.jpg{Enter}',
    );
    expect(dialog.getByText('Ya hay 12 fotos. Quita una para agregar otra.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Arrastra fotos/ })).not.toBeInTheDocument();
  });
});
