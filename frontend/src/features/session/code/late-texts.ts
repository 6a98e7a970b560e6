/** Texts about a code that does not arrive. */
export const texts = {
  notThere: '¿No llega? Mira en correo no deseado.',
  stillMissing: 'Sigue sin llegar',
  reasons:
    'Puede que esa dirección haya pedido no recibir correos de Saque, o que ya haya recibido tres en 24 horas sin confirmarse. Abre uno de ellos, elige «Sí, es mío» y pide otro código.',
} as const;
