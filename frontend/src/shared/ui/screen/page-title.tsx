import { createContext, useContext, type ReactNode } from 'react';
import { brand } from '../../config/brand';

/** True inside of a {@link TitledPage}. */
const IsTitledContext = createContext(false);

interface PageTitleProps {
  /** The name of the screen. Without it the tab shows the name of the product alone. */
  children?: string;
}

/**
 * Sets the title of the browser tab: "{pantalla} · Saque". A page has one title: inside of a
 * `TitledPage` this adds none.
 */
export function PageTitle({ children }: PageTitleProps) {
  const isTitled = useContext(IsTitledContext);
  if (isTitled) return null;
  return <title>{children ? `${children} · ${brand.name}` : brand.name}</title>;
}

interface TitledPageProps {
  title: string;
  children: ReactNode;
}

/** A page that keeps its title, whichever message it shows. */
export function TitledPage({ title, children }: TitledPageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <IsTitledContext value={true}>{children}</IsTitledContext>
    </>
  );
}
