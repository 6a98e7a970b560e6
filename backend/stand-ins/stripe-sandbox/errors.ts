import type Stripe from 'stripe';

/** The `error` of a response, in Stripe's format. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  advice_code?: string;
  param?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: Partial<Stripe.PaymentIntent>;
  payment_method?: Stripe.PaymentMethod;
  setup_intent?: Partial<Stripe.SetupIntent>;
}

/**
 * A request that is refused before it changes anything. It is thrown, so that the transaction is
 * rolled back. With `remembered` the idempotency key keeps this response: Stripe keeps the result
 * of an executed request, but not of a failed validation.
 */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: ErrorBody,
    readonly remembered = false,
  ) {
    super(error.message);
  }
}

function invalidRequest(status: number, message: string, details: Partial<ErrorBody> = {}): Refusal {
  const documentation = details.code && { doc_url: `https://stripe.com/docs/error-codes/${details.code}` };
  return new Refusal(status, { type: 'invalid_request_error', message, ...documentation, ...details });
}

export const badRequest = (message: string): Refusal => invalidRequest(400, message);

export const unauthorized = (message: string): Refusal => invalidRequest(401, message);

export const secretKeyRequired = (): Refusal =>
  invalidRequest(
    403,
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    {
      code: 'secret_key_required',
    },
  );

export const unknownUrl = (method: string, path: string): Refusal =>
  invalidRequest(404, `Unrecognized request URL (${method}: ${path.slice(0, 200)}).`);

export const invalidParameter = (param: string, message: string, code?: string): Refusal =>
  invalidRequest(400, message, { param, ...(code && { code }) });

export const missingParameter = (param: string): Refusal =>
  invalidParameter(param, `Missing required param: ${param}.`, 'parameter_missing');

export const unknownParameter = (param: string): Refusal =>
  invalidParameter(param, `Received unknown parameter: ${param}`, 'parameter_unknown');

/** An object that does not exist, named in the path (404) or in a parameter (400). */
export const noSuchObject = (kind: string, id: string, param: string, status: 400 | 404): Refusal =>
  invalidRequest(status, `No such ${kind}: '${id.slice(0, 100)}'`, { code: 'resource_missing', param });

/**
 * The state of the object does not allow the request. The response contains the intent in its
 * current state.
 */
export function unexpectedState(message: string, intent: Stripe.PaymentIntent | Stripe.SetupIntent): Refusal {
  const kind = intent.object;
  const code = `${kind}_unexpected_state`;
  return new Refusal(400, { ...invalidRequest(400, message, { code }).error, [kind]: intent }, true);
}

/** A request that violates a rule about money, such as a refund of more than what is left. */
export const chargeRefusal = (message: string, details: Partial<ErrorBody> = {}): Refusal =>
  new Refusal(400, invalidRequest(400, message, details).error, true);

export const cardRefusal = (code: string, message: string, details: Partial<ErrorBody> = {}): Refusal =>
  new Refusal(402, {
    type: 'card_error',
    message,
    code,
    doc_url: `https://stripe.com/docs/error-codes/${code}`,
    ...details,
  });

export const keyReusedOtherwise = (key: string): Refusal =>
  new Refusal(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  });

export const keyInUse = (key: string): Refusal =>
  invalidRequest(
    409,
    'There is currently another in-progress request using this Idempotent Key (that probably means you submitted ' +
      `twice, and the other request is still going through): ${key}. Please try again later.`,
    { code: 'idempotency_key_in_use' },
  );

export const lockTimeout = (): Refusal =>
  invalidRequest(
    429,
    'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
    { code: 'lock_timeout' },
  );

export const rateLimited = (): Refusal =>
  invalidRequest(
    429,
    'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
    {
      code: 'rate_limit',
    },
  );

export const internalError = (status = 500): Refusal =>
  new Refusal(status, { type: 'api_error', message: 'An unknown error occurred.' });
