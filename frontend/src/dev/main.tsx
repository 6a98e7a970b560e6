import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { AppProviders } from '../app/app-providers';
import { createQueryClient } from '../app/query-client';
import { Gallery } from './gallery';
import '../shared/theme/fonts.css';
import '../app/shell/hero.css';
import '../app/shell/shell.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const wanted = new URLSearchParams(window.location.search).get('part') ?? '';
createRoot(container).render(
  <AppProviders queryClient={createQueryClient()}>
    <MemoryRouter>
      <Gallery wanted={wanted} />
    </MemoryRouter>
  </AppProviders>,
);
