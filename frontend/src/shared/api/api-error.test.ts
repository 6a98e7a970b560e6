import { ApiError, isNotFound, userMessageOf } from './api-error';

describe('an error response of the server', () => {
  test('is logged with its status, a colon and the body', () => {
    expect(new ApiError(409, '{"message":"Ocupado"}').message).toBe('409: {"message":"Ocupado"}');
  });

  test('is logged with the status text if the body is empty', () => {
    expect(new ApiError(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway');
  });

  test('has the sentence, the code and the fields of the server', () => {
    const body = {
      code: 'invalid',
      message: 'Revisa los datos.',
      errors: [{ field: 'name', message: 'Falta el nombre.' }, 'otra cosa'],
    };
    const error = new ApiError(400, JSON.stringify(body));

    expect(error).toMatchObject({ code: 'invalid', userMessage: 'Revisa los datos.' });
    expect(error.fields).toEqual([{ field: 'name', message: 'Falta el nombre.' }]);
  });

  test('joins several messages into one sentence', () => {
    expect(new ApiError(400, '{"message":["Uno","Dos"]}').userMessage).toBe('Uno. Dos');
  });

  test.each([
    [0, /conectar con el servidor/],
    [401, /Vuelve a entrar/],
    [403, /Vuelve a entrar/],
    [404, /No encontramos/],
    [409, /Recarga la página/],
    [410, /No encontramos/],
    [413, /demasiado grande/],
    [429, /Demasiados intentos/],
    [500, /de nuestro lado/],
    [418, /Algo salió mal/],
  ])('has our own Spanish sentence for the bare status %d', (status, sentence) => {
    expect(new ApiError(status, '<html>').userMessage).toMatch(sentence);
  });

  test.each([
    '',
    '{"message":""}',
    '{"message":[]}',
    '{"message":[null]}',
    '{"code":"unknown"}',
    'null',
    '[1]',
  ])('has a sentence that says what to do if the body is %j', (body) => {
    for (const status of [400, 402, 422, 500, 502, 503, 504])
      expect(new ApiError(status, body).userMessage).toMatch(/Inténtalo de nuevo/);
  });

  test('says of a request without an end that the server was not reached', () => {
    for (const name of ['AbortError', 'TimeoutError', 'NetworkError'])
      expect(userMessageOf(new DOMException('', name))).toMatch(/Revisa tu conexión/);
    for (const odd of [undefined, null, '', new TypeError('boom')])
      expect(userMessageOf(odd)).toBe('Algo salió mal. Inténtalo de nuevo.');
  });

  test('is recognised as "not found" only with the status 404', () => {
    expect(isNotFound(new ApiError(404, ''))).toBe(true);
    expect(isNotFound(new Error('404'))).toBe(false);
    expect(userMessageOf(new Error('boom'))).toBe('Algo salió mal. Inténtalo de nuevo.');
  });
});
