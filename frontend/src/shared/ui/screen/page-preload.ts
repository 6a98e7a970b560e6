import { createContext, useContext } from 'react';

/** Fetches the code of the page at an address before the reader opens it. */
export type PreloadPage = (address: string) => void;

export const PagePreloadContext = createContext<PreloadPage>(() => undefined);

export function usePreloadPage(): PreloadPage {
  return useContext(PagePreloadContext);
}

/**
 * Returns handlers for a link that fetch the code of its page when the pointer or the focus reaches
 * it.
 */
export function usePagePreload(address: string) {
  const preload = usePreloadPage();
  const near = () => preload(address);
  return { onPointerEnter: near, onFocus: near };
}
