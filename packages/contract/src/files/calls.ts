import { z } from 'zod';
import { call, id } from '../wire.ts';

/** What a field takes: its kind decides type and size. */
export const fileKind = z.enum(['feedbackImage', 'feedbackVideo']);

export const fileCalls = {
  upload: call('POST', '/api/rocketAdmin/File/{kind}', {
    summary: 'Upload a file; its type is read from its content',
    access: { anyOf: ['RocketSystem.UserOfflinePlan.Write'] },
    input: z.object({ kind: fileKind, file: z.file() }),
    output: z.object({ id: id('file'), fileName: z.string(), url: z.string() }),
    errors: ['Trellis:FileTooLarge', 'Trellis:FileTypeRefused'],
  }),
  address: call('GET', '/api/business/File/address/{id}', {
    summary: 'A short-lived signed address of a file of the centre',
    access: { anyOf: ['RocketSystem.UserOfflinePlan'] },
    input: z.object({ id: id('file') }),
    output: z.object({ url: z.string(), fileName: z.string(), type: z.string() }),
  }),
};
