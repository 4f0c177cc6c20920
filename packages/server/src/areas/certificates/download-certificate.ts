import type { certificateFileCalls } from '@trellis/contract/certificates/calls';
import type { InputOf } from '@trellis/contract/types';
import { attachment } from '../../platform/documents/attachment.ts';
import { writtenDay } from '../../platform/documents/written.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { checkUrlOf, findCertificate } from './certificate-store.ts';
import { drawCertificate } from './drawing/draw-certificate.ts';
import { pageOfPicture } from './drawing/page-of-picture.ts';
import { lookNow, lookOf } from './styles.ts';

type Calls = typeof certificateFileCalls;

/** A certificate as a file. Whoever looks after trainers gets it at once, whoever has it once they said how the training was. */
export async function downloadCertificate(read: Read, caller: Actor, { id, format }: InputOf<Calls['download']>): Promise<FileReply> {
  const row = await read((db) => findCertificate(db, caller, id));
  if (row.isCancelled) refuse('RocketSystem:CertificateCanceled');
  const looksAfter = caller.policies.has('RocketSystem.TrainerTraining.Write');
  if (!looksAfter && row.feedbackAt === null) refuse('RocketSystem:CertificateFeedbackMissing');
  const { credentialsCode: number, name, displayName } = row;
  const look = await read((db) => lookOf(db, { style: row.style, style_version_id: row.styleVersionId }));
  const [startTime, endTime] = [writtenDay(row.startTime), writtenDay(row.endTime)];
  const { language } = caller;
  const picture = await drawCertificate({ look, language, name, number, displayName, startTime, endTime, checkUrl: checkUrlOf(row) });
  return format === 'pdf'
    ? fileOf(await pageOfPicture(picture), `${number}.pdf`, 'application/pdf')
    : fileOf(picture, `${number}.png`, 'image/png');
}

/** How a certificate would look, before it is issued. */
export async function previewStyle(read: Read, { language }: Actor, input: InputOf<Calls['style']>): Promise<FileReply> {
  const { styleId, name, code, startTime } = input;
  const look = await read((db) => lookNow(db, styleId));
  const blank = { displayName: '—', endTime: null, checkUrl: null };
  return fileOf(
    await drawCertificate({ look, language, name, number: code, startTime: writtenDay(startTime), ...blank }),
    `${code}.png`,
    'image/png',
  );
}

function fileOf(content: Buffer, name: string, type: string): FileReply {
  const headers = {
    'content-type': type,
    'content-disposition': attachment(name),
    'content-length': String(content.byteLength),
    'cache-control': 'no-store',
  };
  return { headers, body: new Blob([new Uint8Array(content)]).stream() };
}
