import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { fileCalls } from '@trellis/contract/files/calls';
import { limits } from '@trellis/contract/limits';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { fileTypeFromBuffer } from 'file-type';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { signFile } from './signatures.ts';
import { storage } from './storage.ts';

const accepted = {
  feedbackImage: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic'], size: limits.upload.image },
  feedbackVideo: { types: ['video/mp4', 'video/quicktime', 'video/webm'], size: limits.upload.video },
} as const;

/** Stores a file of the caller's centre. Its type is what its content says, whatever its name claims. */
export async function uploadFile(
  db: Db,
  caller: Member,
  { kind, file }: InputOf<typeof fileCalls.upload>,
): Promise<OutputOf<typeof fileCalls.upload>> {
  const { types, size } = accepted[kind];
  if (file.size > size) refuse('Trellis:FileTooLarge', { members: ['file'], data: { max: size / 1024 / 1024 } });
  const content = Buffer.from(await file.arrayBuffer());
  const type = await fileTypeFromBuffer(content);
  if (!type || !(types as readonly string[]).includes(type.mime)) refuse('Trellis:FileTypeRefused', { members: ['file'] });
  const key = `${caller.tenantId}/${randomUUID()}.${type.ext}`;
  const name = basename(file.name).slice(0, 200) || `file.${type.ext}`;
  await storage().put(key, content, { contentType: type.mime });
  const row = { tenant_id: caller.tenantId, owner_id: caller.personId, kind, name, type: type.mime, size: content.length, key };
  const { id } = await db.insertInto('app.files').values(row).returning('id').executeTakeFirstOrThrow();
  return { id, fileName: name, url: signFile(key) };
}
