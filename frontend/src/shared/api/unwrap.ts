import { ApiError } from './api-error';

interface ClientResult<Data> {
  data?: Data;
  response: Response;
}

/**
 * Returns the data of a successful response and throws if it has no body. The client has already
 * thrown an `ApiError` for every other response.
 */
export async function unwrap<Data>(call: Promise<ClientResult<Data>>): Promise<Data> {
  const { data, response } = await call;
  if (data === undefined) throw new ApiError(response.status, '', 'empty body');
  return data;
}
