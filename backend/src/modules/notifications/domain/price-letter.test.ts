import { priceLetter } from './price-letter.js';

const sale = {
  seller: 'Lucía Vega',
  venue: 'Centro',
  court: '2 · Central',
  startsAt: '2026-11-21T23:00:00.000Z',
  timeZone: 'America/Guayaquil',
  hours: '18:00 a 19:00',
  code: 'K7M-4QX',
  tariff: '$29.00',
  price: '$20.00',
  isFree: false,
  reason: 'Se cortó la luz',
  url: 'https://saque.example/admin/desk',
};

test('the letter about a sale beside the tariff names who sold what, at which price and why', () => {
  const { subject, facts, action } = priceLetter(sale);
  expect(subject).toBe('Lucía Vega vendió una hora a $20.00');
  expect(facts).toEqual([
    ['Motivo', 'Se cortó la luz'],
    ['Precio', '$20.00'],
    ['Tarifa', '$29.00'],
    ['Cancha', '2 · Central'],
    ['Cuándo', 'sábado 21 de noviembre, de 18:00 a 19:00'],
    ['Código', 'K7M-4QX'],
  ]);
  expect(action?.url).toBe(sale.url);
});

test('the letter about an hour without a price calls it free', () => {
  const { subject, title, facts } = priceLetter({ ...sale, price: '$0.00', isFree: true });
  expect([subject, title]).toEqual(['Lucía Vega dio una hora gratis', 'Una hora gratis']);
  expect(facts).toContainEqual(['Precio', 'Gratis']);
});
