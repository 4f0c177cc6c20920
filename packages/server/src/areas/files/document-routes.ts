import { type DocumentOrder, type documentCalls, documents, type PdfDocument } from '@trellis/contract/documents';
import type { Db } from '../../platform/db/types.ts';
import type { PdfContent } from '../../platform/documents/pdf-content.ts';
import type { Actor, Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requirePolicy } from '../../platform/http/require-policy.ts';
import { type AreaRoutes, type FileReply, fileRoutesFor, type Read } from '../../platform/http/routes.ts';
import { writeDocument } from './write-document.ts';

/** How an area describes its document. */
export type Describe<D extends PdfDocument> = (
  db: Db,
  reader: Member,
  order: Extract<DocumentOrder, { document: D }>,
) => Promise<PdfContent>;

export type Describers = { [D in PdfDocument]: Describe<D> };

/** The call of documents; who describes each of them is told by whoever knows all areas. */
export function documentRoutesFor(describers: Describers): AreaRoutes {
  return fileRoutesFor<typeof documentCalls>({ downloadPdf: (read, caller, order) => downloadPdf(read, caller, order, describers) });
}

async function downloadPdf(read: Read, caller: Actor, order: DocumentOrder, describers: Describers): Promise<FileReply> {
  if (caller.kind !== 'member') return refuse('Trellis:NotAllowed');
  requirePolicy(caller, documents[order.document].policy);
  const reader = { ...caller, language: order.language ?? caller.language };
  const describe = describers[order.document] as Describe<PdfDocument>;
  const content = await read((db) => describe(db, reader, order));
  return writeDocument(read, reader, content);
}
