import { useQuery } from '@tanstack/react-query';
import { LatePart } from '../../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { promotedCodesQuery } from '../../api';

const PromotedCodeList = lazyComponent(() =>
  import('./promoted-code-list').then((file) => file.PromotedCodeList),
);

/**
 * The discount codes that the venues promote. Renders nothing if there are none or they fail to
 * load.
 */
export function PromotedCodes() {
  const { data: codes = [] } = useQuery(promotedCodesQuery());
  if (codes.length === 0) return null;
  return (
    <LatePart>
      <PromotedCodeList codes={codes} />
    </LatePart>
  );
}
