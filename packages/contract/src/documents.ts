import { z } from 'zod';
import { keyed } from './manifest.ts';
import { call, fileReply } from './wire.ts';

/** What can be had as a PDF, of all areas. */
export const documents = keyed('documents');
type Documents = typeof documents;
export type PdfDocument = keyof Documents;

/** Which document of what. */
export type DocumentOrder = { [D in PdfDocument]: z.output<Documents[D]['order']> }[PdfDocument];
const [first, ...rest] = Object.values(documents).map(({ order }) => order);
export const documentOrder = z.discriminatedUnion('document', [first as Documents[PdfDocument]['order'], ...rest]);

export const documentCalls = {
  downloadPdf: call('POST', '/downloadPdf', {
    summary:
      'A document of the center as a PDF: of a child, its credits, a questionnaire, a report or a contract. The document decides who may',
    access: { anyOf: Object.values(documents).map(({ policy }) => policy) },
    input: documentOrder,
    output: fileReply,
    errors: [
      'downloadFail',
      'SubjectNotFound',
      'Trellis:QuestionnaireNotFound',
      'Trellis:QuestionnaireOpen',
      'Trellis:UserAssessmentNotFound',
      'Trellis:ReportNotReady',
      'Trellis:ReportNotObtained',
      'Trellis:DocumentTooLong',
      'Trellis:TooMany',
    ],
    file: 'document.pdf',
  }),
};
