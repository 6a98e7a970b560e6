import { minifySync, type HtmlTagDescriptor, type Plugin } from 'vite';
import { shellVariables } from './shell-variables';
import { renderStaticShell } from './static-shell';

const inlineScript = /(<script(?: nonce="[^"]*")?>)(.*?)(<\/script>)/gs;
const preloadedFont = /hanken-grotesk-latin-wght-normal.*\.woff2$/;

interface BuiltFile {
  type: 'asset' | 'chunk';
  source?: string | Uint8Array;
}

/**
 * Paints header and hero before any script runs: writes the rendered shell into `index.html`,
 * inlines the small stylesheet of the entry after the token variables, preloads the text font, and
 * shortens the inline scripts: 14,600 bytes of a page and its headers arrive in one round trip.
 */
export function staticShell(): Plugin {
  return {
    name: 'saque-static-shell',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const page = html.replace('<!--static-shell-->', `<!--shell-->${renderStaticShell()}<!--/shell-->`);
        const tags: HtmlTagDescriptor[] = [inlineStyle(shellVariables())];
        return bundle ? inlineStylesheets(withShortScripts(page), bundle, tags) : { html: page, tags };
      },
    },
  };
}

function inlineStylesheets(html: string, bundle: Record<string, BuiltFile>, tags: HtmlTagDescriptor[]) {
  const page = html.replace(/\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
    const source = bundle[file]?.source;
    if (source === undefined) return link;
    tags.push(inlineStyle(String(source).trim()));
    return '';
  });
  const font = Object.keys(bundle).find((file) => preloadedFont.test(file));
  if (font) tags.push(fontPreload(`/${font}`));
  return { html: page, tags };
}

function withShortScripts(html: string): string {
  return html.replace(
    inlineScript,
    (_, start: string, code: string, end: string) => start + minifySync('inline.js', code).code.trim() + end,
  );
}

function inlineStyle(css: string): HtmlTagDescriptor {
  return { tag: 'style', attrs: { nonce: '__CSP_NONCE__' }, children: css, injectTo: 'head' };
}

/**
 * The first request takes the open connection of the page, and each other one opens its own. So the
 * font comes behind the first picture, which is the largest paint of the home page.
 */
function fontPreload(href: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', fetchpriority: 'high', href },
    injectTo: 'body',
  };
}
