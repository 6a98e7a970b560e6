import { ApiError } from './api-error';

interface ClientAnswer<Data> {
  data?: Data;
  response: Response;
}

/**
 * Returns the data of a successful response and throws if it has no body. The client has already
 * thrown an `ApiError` for every other response.
 */
export async function unwrap<Data>(answer: Promise<ClientAnswer<Data>>): Promise<Data> {
  const { data, response } = await answer;
  if (data === undefined) throw new ApiError(response.status, '', 'empty body');
  return data;
}
