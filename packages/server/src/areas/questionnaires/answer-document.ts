import type { DocumentOrder } from '@trellis/contract/documents';
import type { AnswerRecord } from '@trellis/contract/questionnaires/schemas';
import type { Db } from '../../platform/db/types.ts';
import type { PdfContent, PdfPart } from '../../platform/documents/pdf-content.ts';
import { pdfTexts } from '../../platform/documents/pdf-texts.ts';
import { writtenTime } from '../../platform/documents/written.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { subjectOf } from '../subjects/public.ts';
import { type DocumentTexts, documentTexts } from './document-texts.ts';
import { findRecord } from './find-answer.ts';
import type { SurveyDefinition } from './store.ts';
import { writeAnswers } from './written-answers.ts';

type Order = Extract<DocumentOrder, { document: 'questionnaire' }>;

/** A questionnaire that was submitted, with every answer and what they add up to. */
export async function describeAnswer(db: Db, reader: Member, { id }: Order): Promise<PdfContent> {
  const record = await findRecord(db, reader, { id });
  if (!record.isComplete) return refuse('Trellis:QuestionnaireOpen');
  const { name: child } = await subjectOf(db, record.subjectId);
  const texts = documentTexts[reader.language];
  const { jsonString, answerContent } = record.questionnaireAndAnswer;
  const pages = await writeAnswers(JSON.parse(jsonString) as SurveyDefinition, answerContent, reader.language);
  const facts = [
    { label: texts.child, value: child },
    { label: texts.filler, value: record.fillerUser?.name ?? texts.guest },
    { label: texts.finished, value: writtenTime(record.finishTime, reader.zone) },
    { label: texts.version, value: String(record.version) },
  ];
  const answers = pages.map(
    ({ title, answers: rows }): PdfPart => ({
      kind: 'table',
      title,
      none: texts.noAnswers,
      columns: [
        { header: texts.question, share: 60 },
        { header: texts.answer, share: 40 },
      ],
      rows: rows.map(({ question, answer }) => [question, answer || texts.noAnswer]),
    }),
  );
  return {
    fileName: `${record.name} ${child}`,
    title: pdfTexts[reader.language].titled(record.name, child),
    parts: [{ kind: 'facts', facts }, ...scoreParts(record, texts), ...answers],
  };
}

function scoreParts({ scores, correctRate }: AnswerRecord, texts: DocumentTexts): PdfPart[] {
  if (scores.length === 0) return [];
  const written = (index: number | null) => (index === null ? texts.notEnough : String(index));
  return [
    {
      kind: 'table',
      title: texts.scores,
      none: '',
      columns: [
        { header: texts.section, share: 40 },
        { header: texts.index, share: 35, isFigure: true },
        { header: texts.answered, share: 25, isFigure: true },
      ],
      rows: scores.map(({ name, index, answered, total }) => [name, written(index), `${answered} / ${total}`]),
      sums: [[texts.overall, written(correctRate), '']],
    },
    { kind: 'text', text: texts.scoreHint },
  ];
}
