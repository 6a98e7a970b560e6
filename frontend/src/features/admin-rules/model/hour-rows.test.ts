import type { OpeningHours } from '../types';
import { rowsOfHours, withRow } from './hour-rows';

const work = [['06:00', '22:00']] as const;
const rest = [['07:00', '20:00']] as const;
const week: OpeningHours = { mon: work, tue: work, wed: work, thu: work, fri: work, sat: rest, sun: rest };
const workdays = { days: ['mon', 'tue', 'wed', 'thu', 'fri'], open: work } as const;

describe('the rows of the opening hours', () => {
  it('join the days that share their hours', () => {
    expect(rowsOfHours(week)).toEqual([workdays, { days: ['sat', 'sun'], open: rest }]);
  });

  it('hold the closed days together, in the order of the first days', () => {
    expect(rowsOfHours({ ...week, mon: [], sun: [] }).map(({ days }) => days)).toEqual([
      ['mon', 'sun'],
      ['tue', 'wed', 'thu', 'fri'],
      ['sat'],
    ]);
  });

  it('close a day that leaves its row', () => {
    const changed = withRow(week, workdays, { days: ['mon', 'tue', 'wed', 'thu'], open: work });
    expect(changed).toEqual({ ...week, fri: [] });
  });

  it('take a day from its former row, and change the hours of all their days', () => {
    const changed = withRow(week, workdays, { days: [...workdays.days, 'sat'], open: [['08:00', '21:00']] });
    expect(rowsOfHours(changed)).toEqual([
      { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], open: [['08:00', '21:00']] },
      { days: ['sun'], open: rest },
    ]);
  });

  it('join intervals of a new row that touch', () => {
    const touching = [
      ['08:00', '12:00'],
      ['12:00', '18:00'],
    ] as const;
    expect(withRow(week, null, { days: ['sun'], open: touching }).sun).toEqual([['08:00', '18:00']]);
  });
});
