/** The part of pdfmake that receipts use. Its published types bring those of a browser along. */
declare module 'pdfmake' {
  interface PdfMake {
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
    setFonts(fonts: Record<string, { normal: string; bold: string }>): void;
    createPdf(document: object): { getBuffer(): Promise<Buffer> };
  }
  const pdfmake: PdfMake;
  export = pdfmake;
}
