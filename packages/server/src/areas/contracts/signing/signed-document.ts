import { signatureArea, unitFee } from '@trellis/contract/contracts/rules';
import type { ContractContent } from '@trellis/contract/contracts/signing/schemas';
import { contractFieldWords, contractPurposeWords, contractTypeWords } from '@trellis/contract/contracts/words';
import type { DocumentOrder } from '@trellis/contract/documents';
import type { Language, LocalText } from '@trellis/contract/languages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { PdfContent, PdfPart } from '../../../platform/documents/pdf-content.ts';
import { pdfTexts } from '../../../platform/documents/pdf-texts.ts';
import { writtenDay, writtenMoney, writtenTime } from '../../../platform/documents/written.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { toMajor } from '../../../platform/money.ts';
import { type SignedTexts, signedTexts } from './signed-texts.ts';

type Order = Extract<DocumentOrder, { document: 'signedContract' }>;

export interface Signed {
  content: ContractContent | null;
  terms: LocalText;
  termsVersion: number;
  signedAt: Date;
  signerName: string | null;
  /** None where the name was typed instead. */
  signature: string | null;
}

/** What was signed, for the side of the centre. Of a child that was forgotten no name is left, and no document. */
export async function describeSigned(db: Db, { language, zone }: Member, { id }: Order): Promise<PdfContent> {
  const { rows } = await sql<Signed>`
    select own.signed_content as content, terms.body as terms, terms.version as "termsVersion", own.signed_at as "signedAt",
      own.signer_name as "signerName", own.signature
    from app.contract_signings as own join catalog.contract_terms as terms on terms.id = own.terms_id
    where own.contract_id = ${id} and own.signed_at is not null`.execute(db);
  return documentOf(rows[0], { language, zone });
}

/** The same document for either side. */
export function documentOf(signed: Signed | undefined, { language, zone }: { language: Language; zone: string }): PdfContent {
  const { content, signerName, signature } = signed ?? refuse('Trellis:NotFound', { members: ['id'] });
  if (!signed || !content || !signerName) return refuse('Trellis:NotFound', { members: ['id'] });
  const fields = contractFieldWords[language];
  const texts = signedTexts[language];
  const amount = toMajor(content.amount, content.currency);
  const money = (value: number) => writtenMoney(value, content.currency);
  return {
    fileName: `${texts.title} ${content.childName}`,
    title: pdfTexts[language].titled(texts.title, content.childName),
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: texts.center, value: content.centerName },
          { label: fields.userId, value: content.childName },
          { label: fields.contractType, value: contractTypeWords[language][content.contractType] },
          { label: fields.purpose, value: contractPurposeWords[language][content.purpose] },
          { label: fields.signTime, value: writtenDay(content.signTime) },
          { label: fields.totalClass, value: String(content.totalClass) },
          { label: fields.amount, value: money(amount) },
          { label: fields.price, value: money(Number(unitFee(amount, content.totalClass))) },
        ],
      },
      { kind: 'text', title: texts.terms(signed.termsVersion), text: signed.terms[language] },
      signaturePart({ name: signerName, path: signature, time: writtenTime(signed.signedAt, zone) }, texts),
    ],
  };
}

/** Told as what it is: drawn, or typed by somebody who cannot draw. */
function signaturePart({ name, path, time }: { name: string; path: string | null; time: string }, texts: SignedTexts): PdfPart {
  if (path === null) return { kind: 'text', title: texts.signature, text: texts.typedBy(name, time) };
  const caption = texts.signedBy(name, time);
  return { kind: 'drawing', title: texts.signature, path, ...signatureArea, alternative: texts.signatureOf(name), caption };
}
