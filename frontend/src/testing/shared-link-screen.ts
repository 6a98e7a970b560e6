import { screen } from '@testing-library/react';
import { renderApp } from './render-app';

/** The address of the link that `serveSharedLink` serves. */
export const linkAddress = '/shared-payment/token-1';

/** Finds the button that pays a place of the match. */
export const findPay = (amount = '$7.25') => screen.findByRole('button', { name: `Pagar ${amount}` });

/** Finds the heading of the screen. */
export const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Finds the number field of the provider's form once it is drawn. */
export const findCardForm = () => screen.findByRole('textbox', { name: 'Número de tarjeta' });

/** Opens the link, takes a place and fills in a test card. */
export async function takePlace() {
  const page = renderApp(linkAddress);
  await page.user.click(await findPay());
  await page.user.click(await screen.findByRole('button', { name: 'Rellenar tarjeta de prueba' }));
  return { ...page, pay: async () => page.user.click(await findPay()) };
}
