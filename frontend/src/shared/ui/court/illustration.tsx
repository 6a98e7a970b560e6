import { LatePart } from '../screen/late-part';
import { lazyComponent } from '../screen/lazy-component';
import { CourtArt } from './court-art';
import type { DrawingProps } from './scenes/drawing';

/** Few visitors see an empty screen, so the drawings are fetched when one is shown. */
const Drawing = lazyComponent(() => import('./scenes/drawing').then((file) => file.Drawing));

/** A drawing that fits the reason why a screen is empty. It fills its box. */
export function Illustration(props: DrawingProps) {
  return (
    <LatePart instead={<CourtArt seed={props.seed} surface={props.surface} />}>
      <Drawing {...props} />
    </LatePart>
  );
}
