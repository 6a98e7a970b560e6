/** Left, top, right and bottom, in points. */
type Margin = [number, number, number, number];

interface Style {
  font?: string;
  fontSize?: number;
  lineHeight?: number;
  color?: string;
}

interface Node {
  text?: string;
  stack?: Content[];
  columns?: Content[];
  table?: { headerRows: number; dontBreakRows: boolean; widths: ('*' | 'auto')[]; body: Content[][] };
  layout?: TableLayout;
  style?: string;
  alignment?: 'right';
  width?: '*' | 'auto';
  columnGap?: number;
  margin?: Margin;
}

interface TableLayout {
  hLineWidth: (index: number, node: { table: { body: unknown[] } }) => number;
  vLineWidth: () => number;
  hLineColor: () => string;
  paddingLeft: () => number;
  paddingRight: (index: number) => number;
  paddingTop: () => number;
  paddingBottom: () => number;
}

/** A part of a document as pdfmake reads it. */
export type Content = string | Node;

/** A document as pdfmake reads it. */
export interface PdfDocument {
  pageSize: 'A4' | { width: number; height: 'auto' };
  pageMargins: Margin;
  info: { title: string; author: string };
  language: string;
  defaultStyle: Style;
  styles: Record<string, Style>;
  content: Content[];
}
