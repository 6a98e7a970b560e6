import { may, useOwnRights } from '../../../../shared/api/own-rights';
import { paths } from '../../../../shared/config/paths';
import { Illustration } from '../../../../shared/ui/court/illustration';
import { EmptyState } from '../../../../shared/ui/screen/empty-state';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { texts } from '../../texts';

/** Says that there is no venue or no court yet, and leads there who may add one. */
export function NothingToSell({ missing }: { missing: 'venues' | 'courts' }) {
  const rights = useOwnRights();
  const { title, hint, add } = texts.nothingToSell[missing];
  return (
    <EmptyState
      title={title}
      hint={hint}
      art={<Illustration motif="floodlight" seed={missing} />}
      action={
        rights && may(rights, 'courts.edit') ? (
          <LinkButton to={paths.adminCourts} variant="contained">
            {add}
          </LinkButton>
        ) : null
      }
    />
  );
}
