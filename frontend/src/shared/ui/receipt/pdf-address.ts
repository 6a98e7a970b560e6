/** The address of the PDF of a receipt, on a sheet or on the roll of a receipt printer. */
export function pdfAddress(number: string, format: 'a4' | '80mm'): string {
  return `/api/admin/receipts/${encodeURIComponent(number)}/pdf?format=${format}`;
}
