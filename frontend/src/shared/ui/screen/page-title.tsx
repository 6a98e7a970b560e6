import { brand } from '../../config/brand';

interface PageTitleProps {
  /** The name of the screen. Without it the tab shows the name of the product alone. */
  children?: string;
}

/** Sets the title of the browser tab: "{pantalla} · Saque". */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{children ? `${children} · ${brand.name}` : brand.name}</title>;
}
