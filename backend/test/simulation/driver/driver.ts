import type { Does, Of, Step } from '../operations.js';
import * as hours from './hours.js';
import * as money from './money.js';
import * as people from './people.js';
import * as places from './places.js';
import type { Actual, Product } from './product.js';
import * as staff from './staff.js';
import * as waiting from './waiting.js';

/** How each operation is done to the product, as browsers, the desk and the clock do it. */
const ACTS: { [D in Does]: (product: Product, operation: Of<D>) => Promise<Actual> } = {
  book: hours.book,
  sell: hours.sell,
  block: hours.block,
  unblock: hours.unblock,
  move: hours.move,
  'change price': hours.changePrice,
  'change terms': hours.changeTerms,
  wait: hours.wait,
  restart: async (product) => {
    await product.restart();
    return { status: 200, code: null };
  },
  pay: money.pay,
  guarantee: money.guarantee,
  'apply code': money.applyCode,
  'pay at club': money.payAtClub,
  'choose transfer': money.chooseTransfer,
  'confirm transfer': money.confirmTransfer,
  settle: money.settle,
  cancel: money.cancel,
  'cancel for venue': money.cancelForVenue,
  'hand over': money.handOver,
  share: places.share,
  'pay place': places.payPlace,
  'open places': places.openPlaces,
  'take place': places.takePlace,
  leave: places.leave,
  'wait for': waiting.waitFor,
  'accept offer': waiting.acceptOffer,
  'decline offer': waiting.declineOffer,
  'leave line': waiting.leaveLine,
  'sign in': people.signIn,
  erase: people.erase,
  hire: staff.hire,
  fire: staff.fire,
  'open till': staff.openTill,
  'move cash': staff.moveCash,
  'sell at counter': staff.sellAtCounter,
  'close till': staff.closeTill,
};

/** Does one step at an instant and returns its response. Trouble begins with it. */
export async function act(
  product: Product,
  { trouble = {}, ...operation }: Step,
  now: Date,
): Promise<Actual> {
  const endOfTrouble = product.begin(now, trouble);
  const actual = await one(product, operation);
  await endOfTrouble();
  return actual;
}

function one<D extends Does>(product: Product, operation: Of<D>): Promise<Actual> {
  return ACTS[operation.does](product, operation);
}
