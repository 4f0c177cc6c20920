import type { KeepsFiles } from '../../platform/resources/files.ts';
import { type ClaimKind, claimUpload } from './claim-upload.ts';
import { signFile } from './signatures.ts';

/** Files of a resource that its own row keeps by their keys. */
export const uploadedFiles: KeepsFiles = {
  read: (column) => column,
  present: (key) => ({ url: signFile(key as string) }),
  take: async (db, { personId }, { kind, ...wanted }) => (await claimUpload(db, { ...wanted, personId, kind: kind as ClaimKind })).key,
};
