import { dueText } from './payment-due';

const zone = 'America/Guayaquil';
const due = '2026-11-21T04:40:00Z';

describe('the text of a payment deadline', () => {
  it("shows the time on the venue's clock", () => {
    expect(dueText(due, zone, new Date('2026-11-21T03:41:00Z'))).toBe('Paga hasta las 23:40');
  });

  it('names the day if the deadline is not today', () => {
    const beforeMidnight = new Date('2026-11-21T04:50:00Z');
    expect(dueText('2026-11-21T05:20:00Z', zone, beforeMidnight)).toBe('Paga hasta el sábado 21 a las 00:20');
  });

  it('says that the deadline has passed', () => {
    expect(dueText(due, zone, new Date(due))).toBe('El plazo para pagar terminó a las 23:40');
  });
});
