import { question } from '@trellis/contract/exams/question';
import { sql } from 'kysely';
import { resourceCases } from '../../platform/resources/resource.ts';
import { uploadedFiles } from '../files/public.ts';

/** What exams are drawn from. A paper keeps its questions, so that one of the bank may be changed or deleted at any time. */
export const questions = resourceCases(question, { files: uploadedFiles, more: () => sql`r.kind` });
