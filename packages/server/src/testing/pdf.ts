import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  /** The text of each page, as a reader copies it. */
  pages: string[];
  title: string;
  language: string;
  /** Whether it tells a screen reader what is a heading and what a table. */
  isTagged: boolean;
}

/** Reads a PDF as the browser's reader does. */
export async function readPdf(content: Buffer): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    }),
  );
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const marks = (await document.getMarkInfo()) as Map<string, boolean> | null;
  await document.cleanup();
  return { pages, title: info.Title ?? '', language: info.Language ?? '', isTagged: marks?.get('Marked') ?? false };
}
