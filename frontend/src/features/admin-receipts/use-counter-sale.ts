import { useRef, useState } from 'react';
import { codeOf, userMessageOf } from '../../shared/api/api-error';
import { decimalOf, formatMoney } from '../../shared/model/money';
import { typedCents, typedCount } from '../../shared/model/typed-number';
import { useSellAtCounter } from './receipt-calls';
import { texts } from './texts';

export type CounterMethod = 'cash' | 'transfer' | 'terminal';

/** An article as it is typed. */
export interface TypedItem {
  key: number;
  text: string;
  quantity: string;
  price: string;
}

const mostItems = 20;
const mostPieces = 99;
/** In cents; the server takes no higher price. */
const highestPrice = 999_999;

const blankItem = (key: number): TypedItem => ({ key, text: '', quantity: '1', price: '' });

/** Returns the read numbers of an item; null for what is no number of its kind. */
function readItem({ quantity, price }: TypedItem): { pieces: number | null; cents: number | null } {
  const pieces = typedCount(quantity);
  const cents = typedCents(price);
  return {
    pieces: pieces !== null && pieces >= 1 && pieces <= mostPieces ? pieces : null,
    cents: cents !== null && cents > 0 && cents <= highestPrice ? cents : null,
  };
}

/** Returns what the items cost, in cents; null while one of them has no price. */
function totalOf(items: readonly TypedItem[]): number | null {
  let total = 0;
  for (const { pieces, cents } of items.map(readItem)) {
    if (pieces === null || cents === null) return null;
    total += pieces * cents;
  }
  return total;
}

/** Returns the change in cents; negative if it is not enough, null for a text that is no amount. */
function changeFor(received: string, total: number | null): number | null {
  const cents = received.trim() === '' ? null : typedCents(received);
  return cents === null || total === null ? null : cents - total;
}

/** A sale of the counter: what is typed, what it costs, and what is sent. */
export function useCounterSale(venueId: string) {
  const sell = useSellAtCounter();
  const nextKey = useRef(1);
  const [items, setItems] = useState<TypedItem[]>([blankItem(0)]);
  const [method, setMethod] = useState<CounterMethod>('cash');
  const [received, setReceived] = useState('');
  const [isRefused, setRefused] = useState(false);
  const total = totalOf(items);
  const change = method === 'cash' ? changeFor(received, total) : null;
  const isComplete = total !== null && items.every(({ text }) => text.trim() !== '');
  const edit = (edited: () => void) => {
    sell.reset();
    edited();
  };
  const send = () => {
    setRefused(true);
    if (!isComplete || (change !== null && change < 0) || sell.isPending) return;
    const lines = items.map((item) => {
      const { pieces, cents } = readItem(item);
      return { text: item.text.trim(), quantity: pieces ?? 1, price: decimalOf(cents ?? 0) };
    });
    sell.mutate({ venueId, method, lines });
  };
  const needsTill = codeOf(sell.error) === 'till_closed';
  return {
    items,
    method,
    received,
    total,
    change,
    /** Shown below the cash that was received. */
    changeInWords: change === null ? undefined : changeInWords(change),
    isRefused,
    /** The receipt of the sale; undefined before. */
    receipt: sell.data,
    isPending: sell.isPending,
    error: sell.error && !needsTill ? userMessageOf(sell.error) : null,
    needsTill,
    mayAdd: items.length < mostItems,
    add: () => edit(() => setItems((before) => [...before, blankItem(nextKey.current++)])),
    remove: (key: number) => edit(() => setItems((before) => before.filter((item) => item.key !== key))),
    changeItem: (key: number, changes: Partial<TypedItem>) =>
      edit(() =>
        setItems((before) => before.map((item) => (item.key === key ? { ...item, ...changes } : item))),
      ),
    choose: (chosen: CounterMethod) => edit(() => setMethod(chosen)),
    receive: (typed: string) => edit(() => setReceived(typed)),
    send,
  };
}

export type CounterSale = ReturnType<typeof useCounterSale>;

/** Returns what is wrong with each field of an item; nothing before the first attempt to send. */
export function problemsOf(item: TypedItem, isRefused: boolean) {
  const { pieces, cents } = readItem(item);
  return {
    text: isRefused && item.text.trim() === '' ? texts.counter.textMissing : undefined,
    quantity: isRefused && pieces === null ? texts.counter.quantityWrong : undefined,
    price: isRefused && cents === null ? texts.counter.priceWrong : undefined,
  };
}

function changeInWords(change: number): string {
  const amount = formatMoney(Math.abs(change));
  return change < 0 ? texts.counter.short(amount) : texts.counter.change(amount);
}
