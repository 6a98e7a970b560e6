import { durationInWords } from '../../../shared/model/duration';
import { texts } from './texts';

const units = [86_400, 3600, 60];

/** Returns how old something is, in its largest unit: "hace 2 horas", "hace 3 días". */
export function ageInWords(storedAt: number, now: number): string {
  const seconds = Math.floor((now - storedAt) / 1000);
  const unit = units.find((each) => seconds >= each);
  return unit === undefined ? texts.justNow : texts.ago(durationInWords(seconds - (seconds % unit)));
}
