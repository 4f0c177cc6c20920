import { type DocumentOrder, type documentCalls, documents, type PdfDocument } from '@trellis/contract/documents';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { Db } from '../../platform/db/types.ts';
import { pdfReply } from '../../platform/documents/pdf.ts';
import type { PdfContent, PdfFrame } from '../../platform/documents/pdf-content.ts';
import { writtenTime } from '../../platform/documents/written.ts';
import type { Actor, Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requirePolicy } from '../../platform/http/require-policy.ts';
import { type AreaRoutes, type FileReply, fileRoutesFor, type Read } from '../../platform/http/routes.ts';
import { loadSharp } from './pictures.ts';
import { storage } from './storage.ts';

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
  const { name, logoKey } = await read((db) => centreOf(db, caller));
  const frame: PdfFrame = {
    language: reader.language,
    centre: name,
    logo: logoKey === null ? null : await logoOf(logoKey),
    madeOn: caller.now,
    madeAt: writtenTime(caller.now, caller.zone),
  };
  const fileName = `${content.fileName} ${dateIn(caller.zone, caller.now.toISOString())}`;
  return pdfReply({ ...content, ...frame, fileName }, caller.personId);
}

async function centreOf(db: Db, { tenantId }: Member): Promise<{ name: string; logoKey: string | null }> {
  return db.selectFrom('identity.tenants').select(['name', 'logo_key as logoKey']).where('id', '=', tenantId).executeTakeFirstOrThrow();
}

/** The logo as every PDF takes it; a document without one is better than none. */
async function logoOf(key: string): Promise<Uint8Array | null> {
  try {
    const picture = await storage().getBytes(key);
    const sharp = await loadSharp();
    return await sharp(picture).resize({ width: 400, height: 130, fit: 'inside', withoutEnlargement: true }).png().toBuffer();
  } catch {
    return null;
  }
}
