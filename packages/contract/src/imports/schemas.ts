import { z } from 'zod';
import { id } from '../wire.ts';
import { recordFields } from './fields.ts';
import { listSchemas } from './lists.ts';

/** What became of a list. */
export const recordImportResult = z.object({ imported: z.int(), skipped: z.int() });
export type RecordImportResult = z.infer<typeof recordImportResult>;

const schemas = listSchemas(recordFields, { id: id('recordImport'), result: recordImportResult });
export const recordMapping = schemas.mapping;
export type RecordMapping = z.infer<typeof recordMapping>;
export const recordImport = schemas.list;
export type RecordImport = z.infer<typeof recordImport>;
export const recordPreview = schemas.preview;
