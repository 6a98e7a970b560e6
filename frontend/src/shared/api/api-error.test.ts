import { ApiError, isNotFound, userMessageOf } from './api-error';

describe('an answer that was no success', () => {
  test('is logged as its status, a colon and the body', () => {
    expect(new ApiError(409, '{"message":"Ocupado"}').message).toBe('409: {"message":"Ocupado"}');
  });

  test('is logged with the status text where the body is empty', () => {
    expect(new ApiError(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway');
  });

  test('shows the sentence of the server, its code and its fields', () => {
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
    [404, /No encontramos/],
    [429, /Demasiados intentos/],
    [500, /de nuestro lado/],
    [418, /Algo salió mal/],
  ])('has a Spanish sentence of ours for a bare %d', (status, sentence) => {
    expect(new ApiError(status, '<html>').userMessage).toMatch(sentence);
  });

  test('is told apart from what does not exist, and from errors of another kind', () => {
    expect(isNotFound(new ApiError(404, ''))).toBe(true);
    expect(isNotFound(new Error('404'))).toBe(false);
    expect(userMessageOf(new Error('boom'))).toBe('Algo salió mal. Inténtalo de nuevo.');
  });
});
