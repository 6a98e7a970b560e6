import { createContext, useContext } from 'react';

/** Fetches the code of the page at an address before it is asked for. */
export type PreloadPage = (address: string) => void;

export const PagePreloadContext = createContext<PreloadPage>(() => undefined);

export function usePreloadPage(): PreloadPage {
  return useContext(PagePreloadContext);
}

/** Handlers for a link: its page's code is fetched when the pointer or the focus comes near. */
export function usePagePreload(address: string) {
  const preload = usePreloadPage();
  const near = () => preload(address);
  return { onPointerEnter: near, onFocus: near };
}
