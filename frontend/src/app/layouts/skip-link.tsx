import { texts } from '../texts';

export const mainId = 'contenido';

export function SkipLink() {
  return (
    <a className="s-skip" href={`#${mainId}`}>
      {texts.skipToContent}
    </a>
  );
}
