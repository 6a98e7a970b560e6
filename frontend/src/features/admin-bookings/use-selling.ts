import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, codeOf, userMessageOf } from '../../shared/api/api-error';
import { formatMoney } from '../../shared/model/money';
import { minuteOf, slotEnd } from '../../shared/model/slots';
import { serverNow } from '../../shared/time/server-time';
import { words } from '../../shared/texts/words';
import { useToast } from '../../shared/ui/toast/toast-context';
import { type SaleStart, saleOfferQuery, useSell } from './api/sale';
import {
  blankSale,
  changeOf,
  type HoldTime,
  holdTimes,
  memberPriceOf,
  priceOfSale,
  saleCommand,
  saleFields,
  type SaleField,
  type SaleForm,
  saleProblems,
  type SaleProblems,
  tariffOfLength,
  usualHoldTime,
  usualLength,
} from './model/sale';
import { texts } from './texts';
import type { DeskBooking, DeskHour } from './types';

interface Selling {
  start: SaleStart;
  /** The free hour that was chosen. A sale may begin later, in its running half hour. */
  hour: DeskHour;
  /** True once this hour has begun. */
  hasBegun: boolean;
  /** The IANA zone of the venue. */
  timeZone: string;
  enabled: boolean;
  onClose: () => void;
}

/**
 * Reads the server's offer for the chosen start: lengths, tariff, and until when it can be held.
 */
function useOffer(form: SaleForm, { start, hour, hasBegun, timeZone, enabled }: Selling) {
  const { data, error, isPlaceholderData } = useQuery({
    ...saleOfferQuery(start, form.customer?.category ? form.customer.id : undefined),
    enabled,
    placeholderData: (before) => before,
  });
  const lengths = data?.lengths ?? [];
  const end = minuteOf(hour.timeSlot) + hour.durationMinutes;
  const usual = usualLength(lengths, hasBegun ? end - minuteOf(start.timeSlot) : null);
  const minutes = lengths.some((one) => one.minutes === form.minutes) ? form.minutes : usual;
  const holds: HoldTime[] = data ? holdTimes(data.startsAt, new Date(serverNow()), timeZone) : [];
  const chosen = holds.find(({ instant }) => instant === form.holdUntil);
  const tariff = isPlaceholderData ? null : tariffOfLength(lengths, minutes, form.gameType);
  return {
    error,
    lengths,
    minutes,
    /** In cents; `null` while the server has not named it, or if nothing is free. */
    tariff,
    /** "Socio · $10.00 en vez de $12.00", or null. */
    memberPrice: tariff === null ? null : memberPriceOf(lengths, minutes, form.gameType),
    holds,
    holdUntil: chosen?.instant ?? usualHoldTime(holds),
    isTaken: data?.lengths.length === 0,
    /** True if this admin may ask another price than the tariff, or none. */
    mayLeaveTariff: data?.mayLeaveTariff === true,
    /** The problems that the form has without the server. */
    local: tariff === null ? {} : saleProblems(form, tariff),
  };
}

/** A booking that waits for its payment by a link. */
interface SoldWithLink {
  bookingId: string;
  /** E.164, if it is known. */
  phone: string | null;
  /** The address of the customer, if it is known. */
  email: string | null;
  /** When it ends: `19:00`. */
  until: string;
}

type Fields = Partial<Record<SaleField, HTMLInputElement | null>>;

/** Moves the focus to the first field with a problem. Returns false if there is none. */
function focusFirst(fields: Fields, problems: SaleProblems): boolean {
  const wrong = saleFields.find((field) => problems[field] !== undefined);
  if (wrong !== undefined) fields[wrong]?.focus();
  return wrong !== undefined;
}

const linkOf = ({ id, organiserPhone, organiserEmail }: DeskBooking, until: string): SoldWithLink => ({
  bookingId: id,
  phone: organiserPhone,
  email: organiserEmail,
  until,
});

/** A sale that took money: what is said of it, and the number of its receipt. */
interface TakenMoney {
  title: string;
  description: string;
  receipt: string;
}

/** The form that sells an hour: what is typed, what it costs by the server, and what is sent. */
export function useSelling(selling: Selling) {
  const { start, onClose } = selling;
  const showToast = useToast();
  const sell = useSell();
  const isSending = useRef(false);
  const fields = useRef<Fields>({});
  const [form, setForm] = useState<SaleForm>(blankSale);
  const [isRefused, setRefused] = useState(false);
  const [sold, setSold] = useState<SoldWithLink | null>(null);
  const [taken, setTaken] = useState<TakenMoney | null>(null);
  const offer = useOffer(form, selling);
  const { minutes, tariff, holdUntil, local } = offer;
  const due = tariff === null ? null : priceOfSale(form, tariff);

  const send = async () => {
    setRefused(true);
    if (focusFirst(fields.current, local)) return;
    if (tariff === null || minutes === null || isSending.current) return;
    isSending.current = true;
    const { courtId, date: bookingDate, timeSlot } = start;
    const play = { courtId, bookingDate, timeSlot, durationMinutes: minutes as 60, tariff };
    const until = slotEnd(timeSlot, minutes);
    try {
      const booking = await sell.mutateAsync(saleCommand(form, play, holdUntil));
      const told = soldInWords(form, due ?? 0, [timeSlot, until]);
      if (booking.receipt) return setTaken({ ...told, receipt: booking.receipt });
      showToast({ tone: 'success', ...told });
      if (form.kind !== 'link') return onClose();
      setSold(linkOf(booking, until));
    } catch (error) {
      if (codeOf(error) === 'till_closed') return;
      showToast({ tone: 'error', title: texts.sale.failed, description: reasonOf(error, form) });
      focusFirst(fields.current, serverProblems(error));
    } finally {
      isSending.current = false;
    }
  };

  return {
    ...offer,
    form,
    problems: { ...(isRefused ? local : {}), ...serverProblems(sell.error) },
    /** The amount that the customer pays, in cents; `null` if it is not known. */
    due,
    change: (changes: Partial<SaleForm>) => {
      sell.reset();
      setForm((before) => ({ ...before, ...changes }));
    },
    /** Registers the field that gets the focus if something is wrong with it. */
    field: (name: SaleField) => (element: HTMLInputElement | null) => {
      fields.current[name] = element;
    },
    /** False for an hour that has begun: it does not wait for a payment. */
    mayWait: !selling.hasBegun,
    /** The booking that was sold with a link, which is now to be sent; null before. */
    sold,
    /** The money that was taken, with its receipt; null before. */
    taken,
    isPending: sell.isPending,
    error: sell.error ?? offer.error,
    /** True if cash was refused because no till is open. */
    needsTill: codeOf(sell.error) === 'till_closed',
    send,
  };
}

export type SaleInProgress = ReturnType<typeof useSelling>;

/** The names of the form's fields in the server's errors. */
const fieldOfServer: Readonly<Record<string, SaleField>> = {
  'customer.name': 'name',
  name: 'name',
  'customer.phone': 'phone',
  phone: 'phone',
  'customer.email': 'email',
  email: 'email',
  'price.total': 'price',
  'price.reason': 'reason',
  'payment.reason': 'reason',
  'payment.received': 'received',
};

/** The typed person may be a customer with a category, whose price only the list can show. */
function reasonOf(error: unknown, { customer }: SaleForm): string {
  const message = userMessageOf(error);
  return customer === null && codeOf(error) === 'price_changed'
    ? `${message} ${texts.sale.chooseMember}`
    : message;
}

function serverProblems(error: unknown): SaleProblems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.fields.flatMap(({ field, message }) => {
      const own = fieldOfServer[field];
      return own === undefined ? [] : [[own, message]];
    }),
  );
}

function soldInWords({ kind, name, received }: SaleForm, due: number, [from, to]: [string, string]) {
  const { done } = texts.sale;
  const change = kind === 'cash' ? (changeOf(received, due) ?? 0) : 0;
  const description = texts.when(name.trim(), words.hours(from, to));
  return {
    title: kind === 'at_club' || kind === 'later' || kind === 'link' ? done[kind] : done.sold,
    description: change > 0 ? `${description}. ${texts.sale.change(formatMoney(change))}.` : description,
  };
}
