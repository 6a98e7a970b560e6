import { HttpResponse } from 'msw';

/** The sentence of a server that cannot do now what is asked. */
export const unavailableMessage = 'Volvemos enseguida.';

/** Refuses a request: nothing was done, and the outcome is known. */
export const unavailable = () =>
  HttpResponse.json({ statusCode: 503, code: 'unavailable', message: unavailableMessage }, { status: 503 });
