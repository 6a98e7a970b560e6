import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aCourt, aVenue } from '../../testing/builders';
import { expandVenue, serveCourts } from '../../testing/courts-screen';
import { serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

Object.assign(URL, { createObjectURL: () => 'blob:vista', revokeObjectURL: () => undefined });

const photo = () => new File(['foto'], 'cancha.jpg', { type: 'image/jpeg' });
const choose = (area: HTMLElement) => fireEvent.drop(area, { dataTransfer: { files: [photo()] } });

/** Serves the upload and returns the courts that got an image. */
function serveImages(): string[] {
  const courts: string[] = [];
  server.use(
    http.post('*/api/objects/upload', () =>
      HttpResponse.json({ uploadURL: 'http://localhost/uploads/1?signature=x' }, { status: 201 }),
    ),
    http.put('*/uploads/1', () => new HttpResponse(null)),
    http.put('*/api/courts/:courtId/image', ({ params }) => {
      courts.push(String(params['courtId']));
      return HttpResponse.json(aCourt());
    }),
  );
  return courts;
}

beforeEach(() => serveAdmin());

describe('the photo in the dialog of a court', () => {
  it('is uploaded to the court that the form has just created', async () => {
    serveCourts([aVenue({ courtCount: 0 })]);
    const images = serveImages();
    const { user, baseElement } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Agregar cancha a Club Las Lomas' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), 'Rosales');
    choose(dialog.getByRole('button', { name: /Arrastra una foto/ }));
    expect(dialog.getByRole('img', { name: 'Vista previa de cancha.jpg' })).toBeVisible();
    expect(dialog.getByText('Se sube cuando guardas la cancha.')).toBeVisible();
    await expectAccessible(baseElement);
    await user.click(dialog.getByRole('button', { name: 'Crear cancha' }));

    expect(await screen.findByText('Imagen actualizada')).toBeInTheDocument();
    expect(images).toEqual(['court-new-0']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be sent again after a failure without another court', async () => {
    const changes = serveCourts([aVenue()], [aCourt()]);
    const images = serveImages();
    const message = 'La imagen está incompleta o dañada.';
    server.use(
      http.put('*/api/courts/:courtId/image', () => HttpResponse.json({ message }, { status: 400 }), {
        once: true,
      }),
    );
    const { user } = renderApp('/admin/courts');

    await expandVenue(user);
    await user.click(await screen.findByRole('button', { name: 'Duplicar Cancha 1 · Central' }));
    const dialog = within(await screen.findByRole('dialog'));
    choose(dialog.getByRole('button', { name: /Arrastra una foto/ }));
    await user.click(dialog.getByRole('button', { name: 'Crear cancha' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    await user.click(await dialog.findByRole('button', { name: 'Guardar cambios' }));

    expect(await screen.findByText('Imagen actualizada')).toBeInTheDocument();
    expect(images).toEqual(['court-new-1']);
    expect(changes.map(([what]) => what)).toEqual(['new court', 'court-new-1']);
  });

  it('is left for later when several courts are created', async () => {
    serveCourts([aVenue()], [aCourt()]);
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Agregar cancha a Club Las Lomas' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: '¿Cuántas iguales?' }), '2');
    expect(dialog.getByText('Cuando existan, agrega a cada una su foto con «Editar».')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Arrastra una foto/ })).not.toBeInTheDocument();
  });
});
