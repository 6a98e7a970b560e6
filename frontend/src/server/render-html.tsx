import type { EmotionCache } from '@emotion/cache';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StaticRouter } from 'react-router-dom';
import { AppProviders } from '../app/app-providers';
import { AppRoutes } from '../app/routes';
import { FirstInstantContext } from '../shared/model/clock';
import { OriginContext } from '../shared/ui/screen/page-preview';
import { ShellContext } from '../shared/ui/screen/shell-context';

interface Surroundings {
  queryClient: QueryClient;
  styles: EmotionCache;
  /** The path with its query. */
  address: string;
  /** Null in a shell, which is the same at every address of its screen and at any time. */
  origin: string | null;
  now: number | null;
}

/** Titles and the like, which React writes before the first element of the page. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/;

/** Renders the site at an address, and waits for parts in chunks of their own. */
export async function renderHtml(surroundings: Surroundings): Promise<{ head: string; body: string }> {
  const html = withoutInlineStyles(await renderToText(surroundings));
  const head = HEAD.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

function renderToText({ queryClient, styles, address, origin, now }: Surroundings): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <StrictMode>
        <OriginContext value={origin}>
          <FirstInstantContext value={now}>
            <ShellContext value={origin === null}>
              <AppProviders queryClient={queryClient} styles={styles}>
                <StaticRouter location={address}>
                  <AppRoutes />
                </StaticRouter>
              </AppProviders>
            </ShellContext>
          </FirstInstantContext>
        </OriginContext>
      </StrictMode>,
      {
        // Larger parts would be sent behind the page, with a script that moves them into place.
        progressiveChunkSize: Infinity,
        onError: reject,
        onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      },
    );
  });
}

/**
 * The Content-Security-Policy forbids inline styles. A script of the page applies them: what a
 * script sets is allowed. React escapes quotes in texts, so this can only be an attribute.
 */
function withoutInlineStyles(html: string): string {
  return html.replaceAll(' style="', ' data-style="');
}
