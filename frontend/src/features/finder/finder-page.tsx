import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { BackLink } from '../../shared/ui/screen/back-link';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { PagePreview } from '../../shared/ui/screen/page-preview';
import { GamesToJoin } from './components/results/games-to-join';
import { SearchForm } from './components/form/search-form';
import { Results } from './components/results/results';
import { texts } from './texts';
import { useSearch } from './use-search';

/** Free hours at all venues, each one tap from its checkout. */
export function FinderPage() {
  const search = useSearch();
  return (
    <div className="s-wrap">
      <PagePreview title={texts.title} description={texts.preview} />
      <PageHeader title={texts.title} back={<BackLink to={paths.home}>{words.backHome}</BackLink>} />
      <SearchForm search={search} />
      <Results search={search} />
      <GamesToJoin search={search} />
    </div>
  );
}
