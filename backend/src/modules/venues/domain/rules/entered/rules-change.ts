import type { FieldError } from '../../../../../kernel/domain/domain-error.js';
import type { CourtId } from '../../../../../kernel/domain/ids.js';
import { InvalidRules } from '../../venue-errors.js';
import { PLAY_LENGTHS, type RefundStep, SPLIT_UNTIL, type VenueRules } from '../venue-rules.js';
import { Entered } from './entered.js';
import { exceptionsOf, hasTwice, openingHoursOf, timeOf } from './hours.js';
import { priceRulesOf } from './prices.js';
import { transferOf } from './transfers.js';

const LENGTHS = 'Elige al menos una duración entre 30 minutos y 3 horas, cada una una vez.';
const STEPS = 'Las condiciones de reembolso tienen de 1 a 5 tramos.';
const HOURS = 'La anticipación de un tramo va de 0 a 720 horas.';
const PERCENTAGE = 'El reembolso de un tramo va de 1 a 100%.';

/** More problems are of no use, and a body can have many thousands. */
const MOST_PROBLEMS = 50;

type Read<T> = (part: Entered, courtIds: readonly CourtId[]) => T;

/** The rules of one change. Days of the week that are absent keep their hours. */
type EnteredRules = Omit<VenueRules, 'openingHours' | 'categories' | 'heldCategories'> & {
  readonly openingHours: Partial<VenueRules['openingHours']>;
};

/** How each rule is read (club.md §2). */
const READERS: { [Name in keyof EnteredRules]: Read<EnteredRules[Name]> } = {
  openingHours: openingHoursOf,
  exceptions: exceptionsOf,
  lengths: lengthsOf,
  startsEvery: (part) => part.oneOf([60, 30], 'Los turnos empiezan cada 30 o cada 60 minutos.'),
  nightFrom: timeOf,
  priceRules: priceRulesOf,
  refundSteps: refundStepsOf,
  regretMinutes: (part) => part.wholeNumber(0, 1440, 'El tiempo para arrepentirse va de 0 a 1440 minutos.'),
  windowDays: (part) => part.wholeNumber(1, 366, 'Se puede reservar con 1 a 366 días de anticipación.'),
  leadMinutes: (part) => part.wholeNumber(0, 2880, 'La anticipación mínima va de 0 a 2880 minutos.'),
  paymentMinutes: (part) => part.wholeNumber(5, 1440, 'El plazo de pago va de 5 a 1440 minutos.'),
  maxActivePerPlayer: (part) =>
    part.optional((given) => given.wholeNumber(1, 50, 'El límite de reservas por jugador va de 1 a 50.')),
  payAtClub: (part) => part.oneOf([false, true], 'Di si se puede pagar en el club.'),
  transfer: (part) => part.optional(transferOf),
  resaleRefund: (part) => part.oneOf([false, true], 'Di si se devuelve el resto al vender de nuevo.'),
  splitUntil: (part) => part.oneOf(SPLIT_UNTIL, 'Di hasta cuándo pagan los amigos.'),
  receptionPrices: (part) => part.oneOf([false, true], 'Di si recepción puede dar otro precio.'),
};

/**
 * Reads the rules that an admin has entered: any subset, also of weekdays, as `RulesDocument`
 * writes them.
 * @param courtIds the courts of the venue
 * @throws InvalidRules with one problem per wrong part, up to 50
 */
export function enteredRules(
  fields: Readonly<Record<string, unknown>>,
  courtIds: readonly CourtId[],
): Partial<EnteredRules> {
  const problems: FieldError[] = [];
  const names = (Object.keys(READERS) as (keyof EnteredRules)[]).filter((name) => fields[name] !== undefined);
  const rules = names.map((name) => [
    name,
    READERS[name](new Entered(fields[name], name, problems), courtIds),
  ]);
  if (problems.length > 0) throw new InvalidRules(problems.slice(0, MOST_PROBLEMS));
  return Object.fromEntries(rules) as Partial<EnteredRules>;
}

function lengthsOf(part: Entered): number[] {
  const read = () =>
    part.list(1, PLAY_LENGTHS.length, LENGTHS).map((length) => length.oneOf(PLAY_LENGTHS, LENGTHS));
  return part.check<number[]>(read, (lengths) => (hasTwice(lengths) ? LENGTHS : null));
}

function refundStepsOf(part: Entered): RefundStep[] {
  const steps = part.list(1, 5, STEPS);
  return steps.map((step, index) =>
    step.check(
      () => refundStepOf(step),
      ({ hoursBefore, percentage }) => {
        const before = steps[index - 1]?.value as RefundStep | undefined;
        return before && (hoursBefore >= before.hoursBefore || percentage >= before.percentage)
          ? 'Cada tramo pide menos anticipación y devuelve menos que el anterior.'
          : null;
      },
    ),
  );
}

function refundStepOf(part: Entered): RefundStep {
  part.object(['hoursBefore', 'percentage'], 'El tramo de reembolso no es válido.');
  return {
    hoursBefore: part.field('hoursBefore').wholeNumber(0, 720, HOURS),
    percentage: part.field('percentage').wholeNumber(1, 100, PERCENTAGE),
  };
}
