import type { Of } from '../operations.js';
import {
  afterCode,
  AT_CLUB_PER_PLAYER,
  LAPSED_DAYS,
  LAPSED_TRANSFERS,
  percentOf,
  refundPercentage,
  TRANSFER_LEAD_MINUTES,
} from '../spec.js';
import { promise } from './resale.js';
import { mayNot } from './staff.js';
import { AGAIN, refuse, unless, type Verdict } from './verdict.js';
import type { ModelBooking } from './booking.js';
import { earlier, found, inMinutes, owedAtDesk, type World } from './world.js';

/** Bookings are paid, promised to the desk, cancelled and given back. */

/** Another person's booking does not exist. */
export const ofOwner = (
  world: World,
  { player, booking: index }: { player: number; booking: number },
  rule: (booking: ModelBooking) => Verdict,
): Verdict => {
  const booking = found(world.bookings, index);
  return booking.person === world.personOf(player) ? rule(booking) : refuse('404 *');
};

const isOpen = (booking: ModelBooking): boolean => booking.status === 'active';
const isDue = (world: World, { dueAt }: ModelBooking): boolean => dueAt !== null && dueAt <= world.now;

export function pay(world: World, operation: Of<'pay'>): Verdict {
  return ofOwner(world, operation, (booking) => {
    const missing = world.missing(booking);
    if (isOpen(booking) && missing <= 0) return { amount: 0, accept: () => undefined };
    if (!isOpen(booking) || booking.dueAt === null || isDue(world, booking)) return refuse('409 *');
    if (operation.card === 'pm_card_visa_chargeDeclined') return refuse('402 *');
    return {
      amount: missing,
      accept: () => {
        world.receive(booking, 'card', missing);
        world.personOf(operation.player).hasCard = true;
      },
    };
  });
}

/** The total is held on the organiser's card (decisions.md §8). */
export function guarantee(world: World, operation: Of<'guarantee'>): Verdict {
  return ofOwner(world, operation, (booking) => {
    const missing = world.missing(booking);
    if (isOpen(booking) && world.paid(booking) === 0 && missing <= 0) return { ...AGAIN, amount: 0 };
    const reasons = {
      '409 *':
        !isOpen(booking) || isDue(world, booking) || world.paid(booking) > 0 || booking.waitsFor !== 'card',
    };
    return unless(reasons, () => ({
      amount: missing,
      accept: () => {
        booking.heldSince = world.begin();
        world.personOf(operation.player).hasCard = true;
      },
    }));
  });
}

export function applyCode(world: World, operation: Of<'apply code'>): Verdict {
  return ofOwner(world, operation, (booking) => {
    const index = operation.code;
    const code = found(world.codes, index);
    const missing = world.missing(booking);
    const isHere = booking.code === index;
    // Asking again with the same code is asking what is left to pay: nothing.
    if (isOpen(booking) && isHere && missing <= 0) return { amount: 0, accept: () => undefined };
    const isNew =
      booking.code !== null ||
      booking.places !== null ||
      booking.heldSince !== null ||
      (code.mostUses !== null && code.uses >= code.mostUses);
    const isRefused =
      !isOpen(booking) ||
      isDue(world, booking) ||
      missing <= 0 ||
      world.paid(booking) > 0 ||
      (!isHere && isNew);
    return unless({ '409 *': isRefused }, () => {
      const total = afterCode(booking.base, code.off);
      return {
        amount: total,
        accept: () => {
          if (!isHere) code.uses++;
          booking.code = index;
          booking.total = total;
        },
      };
    });
  });
}

/** Returns true if enough other bookings of the player wait for a desk or a transfer. */
function waitsForTooMany(world: World, booking: ModelBooking): boolean {
  const waiting = world.bookings.filter(
    (one) =>
      one !== booking && one.person === booking.person && one.waitsFor !== 'card' && world.isUnpaid(one),
  );
  return waiting.length >= AT_CLUB_PER_PLAYER;
}

function promisedElsewhere(world: World, booking: ModelBooking): boolean {
  return (
    !isOpen(booking) ||
    isDue(world, booking) ||
    world.missing(booking) <= 0 ||
    world.paid(booking) > 0 ||
    booking.places !== null ||
    booking.heldSince !== null
  );
}

export function payAtClub(world: World, operation: Of<'pay at club'>): Verdict {
  return ofOwner(world, operation, (booking) => {
    if (isOpen(booking) && booking.waitsFor === 'desk') return AGAIN;
    const isOffered =
      world.venueOf(booking.court).payAtClub && world.personOf(operation.player).mailbox !== null;
    const reasons = {
      '409 *': !isOffered || promisedElsewhere(world, booking),
      '429 too_many_at_club': waitsForTooMany(world, booking),
    };
    return unless(reasons, () => ({
      accept: () => {
        booking.waitsFor = 'desk';
        booking.dueAt = booking.startsAt;
      },
    }));
  });
}

export function chooseTransfer(world: World, operation: Of<'choose transfer'>): Verdict {
  return ofOwner(world, operation, (booking) => {
    if (isOpen(booking) && booking.waitsFor === 'transfer') return AGAIN;
    const hours = world.venueOf(booking.court).transferHours;
    const since = inMinutes(world.now, -LAPSED_DAYS * 24 * 60);
    const lapsed = world.bookings.filter(
      ({ person, waitsFor, status, dueAt }) =>
        person === booking.person &&
        waitsFor === 'transfer' &&
        status === 'expired' &&
        dueAt &&
        dueAt > since,
    ).length;
    const isOffered = hours !== null && world.personOf(operation.player).mailbox !== null;
    const isRefused =
      !isOffered ||
      promisedElsewhere(world, booking) ||
      booking.waitsFor === 'desk' ||
      world.now > inMinutes(booking.startsAt, -TRANSFER_LEAD_MINUTES);
    const reasons = {
      '409 *': isRefused,
      '429 too_many_transfers': waitsForTooMany(world, booking),
      '429 transfers_lapsed': lapsed >= LAPSED_TRANSFERS,
    };
    return unless(reasons, () => ({
      accept: () => {
        booking.waitsFor = 'transfer';
        booking.dueAt = earlier(inMinutes(world.now, (hours ?? 0) * 60), booking.startsAt);
      },
    }));
  });
}

export function confirmTransfer(world: World, { booking: index }: Of<'confirm transfer'>): Verdict {
  const booking = found(world.bookings, index);
  const missing = world.missing(booking);
  return unless({ '409 *': !isOpen(booking) || missing <= 0 }, () => ({
    accept: () => void world.receive(booking, 'transfer', missing),
  }));
}

/** The desk takes all that is missing, so no place stays open. */
export function settle(world: World, { by, booking: index, means }: Of<'settle'>): Verdict {
  const booking = found(world.bookings, index);
  const missing = world.missing(booking);
  const reasons = {
    ...mayNot(world, by, booking.court),
    '409 *': !isOpen(booking) || missing <= 0,
    '409 till_closed': means === 'cash' && world.refusesCash(booking),
  };
  return unless(reasons, () => ({
    amount: missing,
    accept: () => void world.receive(booking, means, missing),
  }));
}

export function cancel(world: World, operation: Of<'cancel'>): Verdict {
  return ofOwner(world, operation, (booking) => {
    const percentage = refundPercentage(booking.terms, booking.startsAt, world.now);
    // A second cancellation gets the same response, and nothing happens again.
    if (booking.cancelledWith !== null) return { ...AGAIN, percentage: booking.cancelledWith };
    const refusals = {
      '409 booking_not_active': !isOpen(booking),
      '409 booking_already_started': booking.startsAt <= world.now,
      '409 terms_changed': operation.isStale,
    };
    return unless(refusals, () => ({
      percentage,
      amount: percentOf(world.paid(booking), percentage),
      accept: () => {
        booking.cancelledWith = percentage;
        world.release(booking, { status: 'cancelled', percentage, freesCode: false });
        promise(world, booking);
      },
    }));
  });
}

export function cancelForVenue(world: World, operation: Of<'cancel for venue'>): Verdict {
  const { by, booking: index, blocks } = operation;
  const booking = found(world.bookings, index);
  // The reception gives no more back than the terms do (club.md §2).
  const isBeyond =
    world.paid(booking) > 0 && refundPercentage(booking.terms, booking.startsAt, world.now) < 100;
  const reasons = {
    ...mayNot(world, by, booking.court),
    '403 *': by === 'reception' && isBeyond,
    '409 *': !isOpen(booking),
  };
  return unless(reasons, () => ({
    percentage: 100,
    accept: () => {
      booking.cancelledWith = 100;
      world.release(booking, { status: 'cancelled', percentage: 100, freesCode: true, isBlocked: blocks });
    },
  }));
}

export function handOver(world: World, { booking: index }: Of<'hand over'>): Verdict {
  const booking = found(world.bookings, index);
  const owed = booking.payments.filter((one) => owedAtDesk(one) > 0);
  const cash = owed.reduce((sum, one) => sum + (one.means === 'cash' ? owedAtDesk(one) : 0), 0);
  const reasons = {
    '409 *': owed.length === 0,
    '409 till_closed': cash > 0 && world.refusesCash(booking),
  };
  return unless(reasons, () => ({
    accept: () => {
      for (const one of owed) one.handed = one.back + one.resold;
      world.putIntoTill(booking, -cash);
    },
  }));
}
