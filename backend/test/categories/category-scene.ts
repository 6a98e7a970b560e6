import type { CourtId, VenueId } from '../../src/kernel/domain/ids.js';
import type { TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { asAccount } from '../support/fixtures/accounts.js';

/** A category as the API writes it. */
export interface WrittenCategory {
  id?: string;
  name: string;
  price: { percentage: number } | { singles: string; doubles: string };
  windowDays?: number | null;
  maxActive?: number | null;
  payAtClub: boolean;
}

export const SOCIO: WrittenCategory = { name: 'Socio', price: { percentage: 20 }, payAtClub: false };

export async function putCategories(
  admin: Browser,
  venueId: VenueId,
  categories: readonly WrittenCategory[],
): Promise<Required<WrittenCategory>[]> {
  const path = `/api/admin/venues/${venueId}/categories`;
  const { status, body } = await admin.send<Required<WrittenCategory>[]>('PUT', path, categories);
  if (status !== 200) throw new Error(`the categories returned ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Adds a customer with a category, and returns the id. */
export async function aMember(
  admin: Browser,
  venueId: VenueId,
  values: { categoryId: string; categoryUntil?: string; emails?: string[]; phones?: string[] },
): Promise<string> {
  const customer = { venueId, name: 'Ana Torres', ...values };
  const { status, body } = await admin.post<{ id: string }>('/api/admin/customers', customer);
  if (status !== 201) throw new Error(`the customer returned ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

/** Returns a browser whose account has joined a customer with this category. */
export async function aSignedInMember(
  app: TestApp,
  admin: Browser,
  venueId: VenueId,
  held: { categoryId: string; categoryUntil?: string },
): Promise<Browser> {
  const { browser, email } = await asAccount(app);
  await aMember(admin, venueId, { ...held, emails: [email] });
  return browser;
}

interface Offered {
  singlesPrice: string;
  publicPrice?: { category: string; singles: string; doubles: string };
}

/** Where a player reads the price of an hour. */
export function pricesAt(browser: Browser, { venueId, courtId, date, timeSlot }: Hour) {
  const ofDay = async () => {
    const { body } = await browser.get<{
      courts: { starts: { timeSlot: string; durations: Offered[] }[] }[];
    }>(`/api/venues/${venueId}/day?date=${date}`);
    return body.courts[0]?.starts.find((start) => start.timeSlot === timeSlot)?.durations[0]?.singlesPrice;
  };
  const ofCourt = async () => {
    const { body } = await browser.get<(Offered & { timeSlot: string })[]>(
      `/api/courts/${courtId}/availability?date=${date}`,
    );
    return body.find((start) => start.timeSlot === timeSlot)?.singlesPrice;
  };
  const ofSearch = async () => {
    const { body } = await browser.get<SearchPage>(
      `/api/search?date=${date}&from=${timeSlot}&to=${timeSlot}`,
    );
    const hit = body.items.find(({ venue }) => venue.id === venueId);
    return hit?.starts[0]?.price;
  };
  const ofQuote = async () => {
    const query = `bookingDate=${date}&timeSlot=${timeSlot}&gameType=singles`;
    const { body } = await browser.get<{ totalAmount: string }>(`/api/courts/${courtId}/quote?${query}`);
    return body.totalAmount;
  };
  return Promise.all([ofDay(), ofCourt(), ofSearch(), ofQuote()]);
}

export interface Hour {
  venueId: VenueId;
  courtId: CourtId;
  date: string;
  timeSlot: string;
}

export interface SearchPage {
  items: {
    venue: { id: string };
    starts: { price: string; publicPrice?: { category: string; amount: string } }[];
  }[];
}
