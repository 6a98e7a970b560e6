import type { components } from '../api/schema';
import { words } from './words';

type Facts = Pick<components['schemas']['CourtBody'], 'surface' | 'indoor' | 'lights'>;

/** Lists what a court is known to be: "Arcilla · Techada · Con luz". The rest is left out. */
export function courtFacts({ surface, indoor, lights }: Facts): string {
  return [words.surfaceAlone[surface], indoor ? words.indoor : null, lightFact(lights)]
    .filter(Boolean)
    .join(' · ');
}

const lightFact = (lights: boolean | null) =>
  lights === null ? null : lights ? words.withLights : words.withoutLights;
