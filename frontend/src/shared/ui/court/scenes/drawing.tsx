import { BallOutScene } from './ball-out-scene';
import { BenchScene } from './bench-scene';
import { FloodlightScene } from './floodlight-scene';
import { NetScene } from './net-scene';
import type { SceneProps } from './scene';
import { SweptScene } from './swept-scene';

const scenes = {
  /** A search that found nothing, or an address that leads nowhere. */
  'ball out': BallOutScene,
  /** The player's own things, before there are any. */
  bench: BenchScene,
  /** A question that did not get across to the server. */
  net: NetScene,
  /** A place without a game so far. */
  swept: SweptScene,
  /** For what is still to come. */
  floodlight: FloodlightScene,
  /** For what is over. */
  'lights out': (props: SceneProps) => <FloodlightScene {...props} lit={false} />,
};

export interface DrawingProps extends SceneProps {
  motif: keyof typeof scenes;
}

export function Drawing({ motif, ...props }: DrawingProps) {
  const Chosen = scenes[motif];
  return <Chosen {...props} />;
}
