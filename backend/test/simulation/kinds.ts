import * as acts from './driver/acts.js';
import type { Actual } from './driver/patience.js';
import type { Product } from './driver/product.js';
import * as rules from './model/rules.js';
import { AGAIN, type Verdict } from './model/verdict.js';
import type { World } from './model/world.js';
import type { Does, Of, Step } from './operations.js';

type Rule<D extends Does> = (world: World, operation: Of<D>) => Verdict;
type Act<D extends Does> = (product: Product, operation: Of<D>) => Promise<Actual>;

/** The rule of the specification for each kind of operation, and how people do it. */
const KINDS: { [D in Does]: readonly [Rule<D>, Act<D>] } = {
  book: [rules.book, acts.book],
  sell: [rules.sell, acts.sell],
  block: [rules.block, acts.block],
  unblock: [rules.unblock, acts.unblock],
  move: [rules.move, acts.move],
  'change price': [rules.changePrice, acts.changePrice],
  'change terms': [rules.changeTerms, acts.changeTerms],
  wait: [rules.wait, acts.wait],
  pay: [rules.pay, acts.pay],
  guarantee: [rules.guarantee, acts.guarantee],
  'apply code': [rules.applyCode, acts.applyCode],
  'pay at club': [rules.payAtClub, acts.payAtClub],
  'choose transfer': [rules.chooseTransfer, acts.chooseTransfer],
  'confirm transfer': [rules.confirmTransfer, acts.confirmTransfer],
  settle: [rules.settle, acts.settle],
  cancel: [rules.cancel, acts.cancel],
  'cancel for venue': [rules.cancelForVenue, acts.cancelForVenue],
  'hand over': [rules.handOver, acts.handOver],
  share: [rules.share, acts.share],
  'pay place': [rules.payPlace, acts.payPlace],
  'open places': [rules.publish, acts.openPlaces],
  'take place': [rules.takePlace, acts.takePlace],
  leave: [rules.leave, acts.leave],
  'wait for': [rules.waitFor, acts.waitFor],
  'accept offer': [rules.acceptOffer, acts.acceptOffer],
  'decline offer': [rules.declineOffer, acts.declineOffer],
  'leave line': [rules.leaveLine, acts.leaveLine],
  'sign in': [rules.signIn, acts.signIn],
  erase: [rules.erase, acts.erase],
  hire: [rules.hire, acts.hire],
  fire: [rules.fire, acts.fire],
  'open till': [rules.openTill, acts.openTill],
  'move cash': [rules.moveCash, acts.moveCash],
  'sell at counter': [rules.sellAtCounter, acts.sellAtCounter],
  'close till': [rules.closeTill, acts.closeTill],
  restart: [
    () => AGAIN,
    async (product) => {
      await product.restart();
      return { status: 200, code: null };
    },
  ],
};

export const kinds = Object.keys(KINDS) as Does[];

/** Says what the product must do, without doing it. */
export function judge<D extends Does>(world: World, operation: Of<D>): Verdict {
  return KINDS[operation.does][0](world, operation);
}

/** Does one step at an instant and returns its response. Trouble begins with it. */
export async function act(
  { trouble = {}, ...operation }: Step,
  product: Product,
  now: Date,
): Promise<Actual> {
  const endOfTrouble = product.begin(now, trouble);
  const actual = await one(product, operation);
  await endOfTrouble();
  return actual;
}

function one<D extends Does>(product: Product, operation: Of<D>): Promise<Actual> {
  return KINDS[operation.does][1](product, operation);
}
