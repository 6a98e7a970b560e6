import type { Does, Of } from '../operations.js';
import * as hours from './hours.js';
import * as money from './money.js';
import * as people from './people.js';
import * as places from './places.js';
import { AGAIN, type Verdict } from './verdict.js';
import * as staff from './staff.js';
import * as waiting from './waiting.js';
import type { World } from './world.js';

/** The rule of the specification for each operation. */
const RULES: { [D in Does]: (world: World, operation: Of<D>) => Verdict } = {
  book: hours.book,
  sell: hours.sell,
  block: hours.block,
  unblock: hours.unblock,
  move: hours.move,
  'change price': hours.changePrice,
  'change terms': hours.changeTerms,
  wait: hours.wait,
  restart: () => AGAIN,
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
  'open places': places.publish,
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

/** The kinds of operations. */
export const KINDS = Object.keys(RULES) as Does[];

/**
 * Says what the product must do, without doing it. The rules are written from the specification,
 * not from the code, and import nothing of the product.
 */
export function judge<D extends Does>(world: World, operation: Of<D>): Verdict {
  return RULES[operation.does](world, operation);
}
