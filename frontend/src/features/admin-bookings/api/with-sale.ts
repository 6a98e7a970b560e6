import { dayOf } from '../../../shared/model/dates';
import type { DeskBooking, DeskDay, DeskHour } from '../types';

/**
 * Returns the day with a booking that has just been sold, so that its hour is drawn before the day
 * is read again. A sale of another length than its free hour waits for that.
 */
export function withSale(day: DeskDay, booking: DeskBooking): DeskDay {
  if (day.date !== dayOf(booking.bookingDate)) return day;
  const isSold = (hour: DeskHour) =>
    hour.timeSlot === booking.timeSlot && hour.durationMinutes === booking.durationMinutes;
  const sold = (hour: DeskHour): DeskHour =>
    isSold(hour) ? { ...hour, status: 'booked', booking: hourBookingOf(booking) } : hour;
  return {
    ...day,
    courts: day.courts.map((court) =>
      court.id === booking.courtId ? { ...court, hours: court.hours.map(sold) } : court,
    ),
  };
}

function hourBookingOf(booking: DeskBooking): NonNullable<DeskHour['booking']> {
  const { id, code, gameType, totalAmount, paidAmount, paymentStatus, paysAtClub, transfer } = booking;
  const { organiserName, organiserPhone, organiserEmail } = booking;
  return {
    id,
    code,
    gameType,
    totalAmount,
    paidAmount,
    paymentStatus,
    paysAtClub,
    byTransfer: transfer !== null,
    places: null,
    organiserName,
    organiserPhone,
    organiserEmail,
  };
}
