import type { RenderTask } from '../page-renderer.js';
import type { PreviewAddresses } from './preview-addresses.js';
import { HEIGHT, previewContent, WIDTH } from './preview-content.js';

/** Only pages that describe themselves to previews have a picture. */
const DESCRIBED = 'property="og:title"';

interface DescribedPage {
  head: string;
  responses: RenderTask['responses'];
}

/** Returns a function that writes the elements of a page's head that name its picture. */
export function previewTags(addresses: PreviewAddresses, origin: string) {
  return ({ head, responses }: DescribedPage): string => {
    if (!head.includes(DESCRIBED)) return '';
    const content = previewContent(responses);
    const tags = [
      ['property', 'og:image', origin + addresses.of(content)],
      ['property', 'og:image:type', 'image/png'],
      ['property', 'og:image:width', String(WIDTH)],
      ['property', 'og:image:height', String(HEIGHT)],
      ['property', 'og:image:alt', [content.title, content.line, content.label].filter(Boolean).join(' · ')],
      ['name', 'twitter:card', 'summary_large_image'],
    ] as const;
    return tags.map(([kind, name, value]) => `<meta ${kind}="${name}" content="${escaped(value)}">`).join('');
  };
}

const escaped = (text: string) =>
  text.replace(/[&"<>]/g, (character) => `&#${String(character.charCodeAt(0))};`);
