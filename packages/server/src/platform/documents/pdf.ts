import type { FileReply } from '../http/routes.ts';
import { attachment } from './attachment.ts';
import type { PdfOrder } from './pdf-content.ts';
import { renderPdf } from './pdf-thread.ts';

/**
 * A document as a PDF file. It is whole before anything is answered, so that what fails is a refusal and no broken file. Of a person who is
 * named, few are drawn or wait at once.
 */
export async function pdfReply(order: PdfOrder, personId: string): Promise<FileReply> {
  const content = await renderPdf(order, personId);
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': attachment(`${order.fileName}.pdf`),
    'content-length': String(content.byteLength),
    'cache-control': 'no-store',
  };
  return { headers, body: new Blob([content]).stream() };
}
