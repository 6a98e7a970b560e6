import { paths } from '../../../../shared/config/paths';
import { words } from '../../../../shared/texts/words';
import { EmptyState } from '../../../../shared/ui/empty-state';
import { LinkButton } from '../../../../shared/ui/link-button';
import { PageTitle } from '../../../../shared/ui/page-title';
import { texts } from '../../texts';

export function BookingNotFound() {
  return (
    <>
      <PageTitle>{texts.notFoundTitle}</PageTitle>
      <EmptyState
        headingLevel="h1"
        title={texts.notFoundTitle}
        hint={texts.notFoundHint}
        action={
          <LinkButton to={paths.home} variant="contained">
            {words.backHome}
          </LinkButton>
        }
      />
    </>
  );
}
