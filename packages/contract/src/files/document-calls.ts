import { z } from 'zod';
import { recordFilter } from '../credits/schemas.ts';
import { languages } from '../languages.ts';
import { call, fileReply, id, type Ref } from '../wire.ts';
import { documentPolicies, type PdfDocument } from './documents.ts';

const of = <D extends PdfDocument>(document: D, ref: Ref) =>
  z.object({
    document: z.literal(document),
    id: id(ref),
    /** Of the document; that of the request unless told. */
    language: z.enum(languages).optional(),
  });

/** Which document of what. */
export const documentOrder = z.discriminatedUnion('document', [
  of('subjectRecord', 'subject'),
  of('creditStatement', 'subject').extend(recordFilter.omit({ userId: true }).shape),
  of('questionnaire', 'questionnaireAnswer'),
  of('userContract', 'contract'),
]);
export type DocumentOrder = z.output<typeof documentOrder>;

export const documentCalls = {
  downloadPdf: call('POST', '/downloadPdf', {
    summary: 'A document of the center as a PDF: of a child, its credits, a questionnaire or a contract. The document decides who may',
    access: { anyOf: Object.values(documentPolicies) },
    input: documentOrder,
    output: fileReply,
    errors: [
      'downloadFail',
      'SubjectNotFound',
      'Trellis:QuestionnaireNotFound',
      'Trellis:QuestionnaireOpen',
      'Trellis:DocumentTooLong',
      'Trellis:TooMany',
    ],
    file: 'document.pdf',
  }),
};
