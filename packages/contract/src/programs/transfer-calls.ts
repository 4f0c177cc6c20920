import { z } from 'zod';
import { editors, writers } from '../content/editors.ts';
import { tableErrors, uploadErrors } from '../upload-errors.ts';
import { call, fileReply } from '../wire.ts';
import { trainingProgram } from './training-program.ts';

const { path } = trainingProgram;

/** What is wrong in a file: nothing of it is taken while anything is. */
export const transferFault = z.object({
  row: z.int().meta({ description: 'Its row in a table, its place in a list counted from 1' }),
  column: z.string(),
  message: z.string(),
});
export type TransferFault = z.infer<typeof transferFault>;

export const transferred = z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), faults: z.array(transferFault) });
export type Transferred = z.infer<typeof transferred>;

/** Bytes that a library with its media may have. */
export const mostOfTransfer = 1024 * 1024 * 1024;

/** Training programs as files, which carry them to another platform or to whoever translates them. */
export const programFileCalls = {
  exported: call('GET', `${path}/transfer`, {
    summary: 'All training programs as last saved, what they name and their media: a ZIP of programs.json and media',
    access: editors,
    output: fileReply,
    file: 'programs.zip',
  }),
  texts: call('GET', `${path}/texts`, {
    summary: 'The texts of all training programs in every language, as an Excel file to translate in',
    access: editors,
    output: fileReply,
    file: 'texts.xlsx',
  }),
};

const input = z.object({ file: z.file() });

/** The way back: all of a file or nothing of it. What changes is a draft until it is published. */
export const programImportCalls = {
  imported: call('POST', `${path}/transfer`, {
    summary: 'Take training programs from such a ZIP, known by their codes; what they name is added where it is not there',
    access: writers,
    input,
    output: transferred,
    errors: [...uploadErrors, 'Trellis:LibraryUnreadable', 'Trellis:PictureTooLarge'],
  }),
  importedTexts: call('POST', `${path}/texts`, {
    summary: 'Take texts of training programs from such an Excel file; a column that it lacks stays as it is',
    access: writers,
    input,
    output: transferred,
    errors: tableErrors,
  }),
};
