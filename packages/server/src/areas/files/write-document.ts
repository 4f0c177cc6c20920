import { dateIn } from '@trellis/contract/scheduling/rules';
import type { Db } from '../../platform/db/types.ts';
import { pdfReply } from '../../platform/documents/pdf.ts';
import type { PdfContent, PdfFrame } from '../../platform/documents/pdf-content.ts';
import { writtenTime } from '../../platform/documents/written.ts';
import type { Guest, Member } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { loadSharp } from './pictures.ts';
import { storage } from './storage.ts';

/** Whoever gets a document, and of which centre it is. */
type Reader = Pick<Member | Guest, 'tenantId' | 'zone' | 'language' | 'now'> & ({ personId: string } | { linkId: string });

/** A document of a centre as a PDF, with its name and logo. */
export async function writeDocument(read: Read, reader: Reader, content: PdfContent): Promise<FileReply> {
  const { tenantId, zone, language, now } = reader;
  const { name, logoKey } = await read((db) => centreOf(db, tenantId));
  const frame: PdfFrame = {
    language,
    centre: name,
    logo: logoKey === null ? null : await logoOf(logoKey),
    madeOn: now,
    madeAt: writtenTime(now, zone),
  };
  const fileName = `${content.fileName} ${dateIn(zone, now.toISOString())}`;
  return pdfReply({ ...content, ...frame, fileName }, 'linkId' in reader ? reader.linkId : reader.personId);
}

async function centreOf(db: Db, tenantId: string): Promise<{ name: string; logoKey: string | null }> {
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
