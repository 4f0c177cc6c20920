import { z } from 'zod';
import { call, fileReply, id } from '../wire.ts';

/** What a field takes: its kind decides who may upload, of which type and size. */
export const fileKind = z.enum([
  'feedbackImage',
  'feedbackVideo',
  'UserContract',
  'picture',
  'resumes',
  'logo',
  'medal',
  'certificateStyle',
  'question',
  'video',
  'courseHeader',
  'courseWare',
  'track',
  'banner',
  'chatPicture',
  'chatVoice',
  'chatFile',
  'support',
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

const tableCell = z.union([z.number(), z.string().max(500)]);

/** What is shown as a table and leaves as one. */
export const tableFileCalls = {
  excel: call('POST', '/api/business/File/table/excel', {
    summary: 'A table that somebody looks at, such as that behind a chart, as an Excel file',
    access: 'signedIn',
    input: z.object({
      title: z.string().trim().min(1).max(200),
      headers: z.array(z.string().max(200)).min(1).max(40),
      rows: z.array(z.array(tableCell).max(40)).max(5000),
    }),
    output: fileReply,
    file: 'table.xlsx',
  }),
};

export const fileCalls = {
  address: call('GET', '/api/business/File/address/{id}', {
    summary: 'A short-lived signed address of a file of the centre. Its kind decides who may',
    access: { anyOf: ['RocketSystem.UserOfflinePlan', 'RocketSystem.UserContract'] },
    input: z.object({ id: id('file') }),
    output: z.object({ url: z.string(), fileName: z.string(), type: z.string() }),
  }),
};
