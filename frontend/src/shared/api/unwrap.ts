import { ApiError } from './api-error';

interface ClientAnswer<Data> {
  data?: Data;
  response: Response;
}

/** The data of a successful answer; failures were thrown as `ApiError` by the client, a body that is missing is thrown here. */
export async function unwrap<Data>(answer: Promise<ClientAnswer<Data>>): Promise<Data> {
  const { data, response } = await answer;
  if (data === undefined) throw new ApiError(response.status, '', 'empty body');
  return data;
}
