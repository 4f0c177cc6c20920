import { z } from 'zod';
import { call, id } from '../wire.ts';

/** What a field takes: its kind decides who may upload, of which type and size. */
export const fileKind = z.enum([
  'feedbackImage',
  'feedbackVideo',
  'UserContract',
  'picture',
  'resumes',
  'logo',
  'medal',
  'question',
  'video',
  'courseHeader',
  'courseWare',
  'track',
  'banner',
]);
export type FileKind = z.infer<typeof fileKind>;

const upload = {
  summary: 'Upload a file; its type is read from its content. The kind decides who may',
  access: 'signedIn',
  input: z.object({ kind: fileKind, file: z.file() }),
  output: z.object({ id: z.uuid(), fileName: z.string(), url: z.string() }),
  errors: ['Trellis:FileTooLarge', 'Trellis:FileTypeRefused', 'Trellis:PictureTooLarge', 'Trellis:StorageFull', 'Trellis:TooMany'],
} as const;

/** Uploads, under both prefixes. */
export const uploadCalls = {
  rocketAdmin: call('POST', '/api/rocketAdmin/File/{kind}', upload),
  business: call('POST', '/api/business/File/{kind}', upload),
};

export const fileCalls = {
  address: call('GET', '/api/business/File/address/{id}', {
    summary: 'A short-lived signed address of a file of the centre. Its kind decides who may',
    access: { anyOf: ['RocketSystem.UserOfflinePlan', 'RocketSystem.UserContract'] },
    input: z.object({ id: id('file') }),
    output: z.object({ url: z.string(), fileName: z.string(), type: z.string() }),
  }),
};
