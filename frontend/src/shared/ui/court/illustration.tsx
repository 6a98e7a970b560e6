import { LatePart } from '../late/late-part';
import { lazyComponent } from '../late/lazy-component';
import { CourtArt } from './court-art';
import type { DrawingProps } from './scenes/drawing';

/** Few visitors see an empty screen, so the drawings are fetched when one is shown. */
const Drawing = lazyComponent(() => import('./scenes/drawing').then((file) => file.Drawing));

/**
 * A drawing that fits the reason why a screen is empty. It fills its box. A drawn court stands in
 * for it without a network.
 */
export function Illustration(props: DrawingProps) {
  const { motif, seed, surface } = props;
  return (
    <LatePart instead={<CourtArt seed={seed} surface={surface} ballAtNet={motif === 'net'} />}>
      <Drawing {...props} />
    </LatePart>
  );
}
