import type { Guest } from '../../../platform/http/caller.ts';
import type { FileReply, Read } from '../../../platform/http/routes.ts';
import { writeDocument } from '../../files/public.ts';
import { contractOfLink } from './guest-contract.ts';
import { documentOf } from './signed-document.ts';

/** What a guardian signed, as a PDF in the language in which it was signed. */
export async function signedPdf(read: Read, guest: Guest): Promise<FileReply> {
  const { content, terms, termsVersion, signedAt, language: signedIn, signerName, signature } = await read(contractOfLink);
  const language = signedIn ?? guest.language;
  const signed = signedAt ? { content, terms, termsVersion, signedAt, signerName, signature } : undefined;
  return writeDocument(read, { ...guest, language }, documentOf(signed, { language, zone: guest.zone }));
}
