import { brand } from '../config/brand';

interface PageTitleProps {
  /** The screen's name; without one the tab shows the product's name alone. */
  children?: string;
}

/** The tab's title: "{pantalla} · Saque". */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{children ? `${children} · ${brand.name}` : brand.name}</title>;
}
