import Box from '@mui/material/Box';
import { CourtArt } from '../../shared/ui/court/court-art';
import { BallOutScene } from '../../shared/ui/court/scenes/ball-out-scene';
import { BenchScene } from '../../shared/ui/court/scenes/bench-scene';
import { FloodlightScene } from '../../shared/ui/court/scenes/floodlight-scene';
import { NetScene } from '../../shared/ui/court/scenes/net-scene';
import { SweptScene } from '../../shared/ui/court/scenes/swept-scene';
import { BackHomeButton } from '../../shared/ui/screen/back-home-button';
import { EmptyState } from '../../shared/ui/screen/empty-state';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';
import { Columns, ignore } from '../rows';
import { texts } from '../texts';

const refusal = new Error();

export function States() {
  return (
    <>
      <EmptyState title={texts.empty} hint={texts.emptyHint} action={<BackHomeButton />} />
      <ErrorState title={texts.failed} error={refusal} onRetry={ignore} wayOut={<BackHomeButton />} />
      <ErrorState title={texts.failed} error={refusal} onRetry={ignore} retrying />
      <LoadingRegion>
        <SkeletonRows count={3} height={72} />
      </LoadingRegion>
    </>
  );
}

const scenes = [BallOutScene, BenchScene, FloodlightScene, NetScene, SweptScene];
const surfaces = ['clay', 'hard', 'grass'] as const;

export function Courts() {
  return (
    <Columns>
      {surfaces.map((surface) => (
        <Box component="li" key={surface} sx={{ height: 160 }}>
          <CourtArt seed={surface} surface={surface} />
        </Box>
      ))}
      {scenes.map((Scene, index) => (
        <Box component="li" key={index} sx={{ height: 160 }}>
          <Scene seed={texts.title} />
        </Box>
      ))}
    </Columns>
  );
}
