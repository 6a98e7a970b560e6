import { render, screen } from '@testing-library/react';
import { PageTitle, TitledPage } from './page-title';

const titles = () => [...document.head.querySelectorAll('title')].map((title) => title.textContent);

test('a page that keeps its title has one, whichever message it shows', () => {
  const { rerender } = render(
    <TitledPage title="Tu reserva">
      <PageTitle>Ese link no existe</PageTitle>
      <h1>Ese link no existe</h1>
    </TitledPage>,
  );
  expect(screen.getByRole('heading')).toBeVisible();
  expect(titles()).toEqual(['Tu reserva · Saque']);

  rerender(<PageTitle>Mis Reservas</PageTitle>);
  expect(titles()).toEqual(['Mis Reservas · Saque']);
});
