import { z } from 'zod';
import { listSchemas } from '../imports/lists.ts';
import { id } from '../wire.ts';
import { importFields } from './fields.ts';

const result = z.object({ imported: z.int(), skipped: z.int(), guardians: z.int() });
export type ImportResult = z.infer<typeof result>;

const schemas = listSchemas(importFields, { id: id('subjectImport'), result });
export const importMapping = schemas.mapping;
export type ImportMapping = z.infer<typeof importMapping>;

/** A list that was uploaded, before and after its children are in the centre. */
export const subjectImport = schemas.list;
export type SubjectImport = z.infer<typeof subjectImport>;

export type ImportRemark = z.infer<typeof schemas.remark>;
export type ImportRow = z.infer<typeof schemas.row>;
export const importPreview = schemas.preview;
