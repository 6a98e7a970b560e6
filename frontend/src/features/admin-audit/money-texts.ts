/** The actions with tills, receipts and the counter. */
export const moneyActions = {
  'till.opened': { sentence: (label: string) => `abrió la caja ${label}`, name: 'Caja abierta' },
  'till.cash_moved': { sentence: (label: string) => `movió efectivo en ${label}`, name: 'Efectivo movido' },
  'till.counted': { sentence: (label: string) => `contó sin cuadrar ${label}`, name: 'Conteo sin cuadrar' },
  'till.closed': { sentence: (label: string) => `cerró la caja ${label}`, name: 'Caja cerrada' },
  'till.added': { sentence: (label: string) => `agregó la caja ${label}`, name: 'Caja agregada' },
  'till.retired': { sentence: (label: string) => `quitó la caja ${label}`, name: 'Caja quitada' },
  'receipt.buyer_named': {
    sentence: (label: string) => `cambió el comprador del recibo ${label}`,
    name: 'Comprador de un recibo',
  },
  'counter.sold': {
    sentence: (label: string) => `vendió en el mostrador de ${label}`,
    name: 'Venta de mostrador',
  },
  'counter.given_back': {
    sentence: (label: string) => `devolvió la venta de mostrador ${label}`,
    name: 'Venta de mostrador devuelta',
  },
} as const;
