import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../config/brand';

/** The address of the site, on the server only: `https://saque.example`. */
export const OriginContext = createContext<string | null>(null);

interface PagePreviewProps {
  title: string;
  description: string;
}

/**
 * The texts of a page in search engines and previews of links. These run no scripts, so only the
 * HTML of the server contains it. The server adds the picture (backend/src/site/previews).
 */
export function PagePreview({ title, description }: PagePreviewProps) {
  const origin = useContext(OriginContext);
  const { pathname } = useLocation();
  if (origin === null) return null;
  const address = new URL(pathname, origin).href;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="es_EC" />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
}
