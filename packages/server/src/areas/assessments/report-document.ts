import { abilityCharts, categoryChart, verdictOf } from '@trellis/contract/assessments/report-charts';
import { type ReportWords, reportWords } from '@trellis/contract/assessments/report-words';
import type { AssessmentReport } from '@trellis/contract/assessments/schemas';
import { assessmentFieldWords } from '@trellis/contract/assessments/words';
import type { Chart } from '@trellis/contract/charts/figures';
import type { DocumentOrder } from '@trellis/contract/documents';
import type { Language } from '@trellis/contract/languages';
import type { Db } from '../../platform/db/types.ts';
import type { PdfContent, PdfPart } from '../../platform/documents/pdf-content.ts';
import { pdfTexts } from '../../platform/documents/pdf-texts.ts';
import { writtenDay, writtenTime } from '../../platform/documents/written.ts';
import type { Member } from '../../platform/http/caller.ts';
import { requirePolicy } from '../../platform/http/require-policy.ts';
import { findUserAssessment } from './find-user-assessment.ts';
import { requireReport } from './share-assessment.ts';
import { viewReport } from './view-report.ts';

type Order = Extract<DocumentOrder, { document: 'assessmentReport' }>;

/** The report of an assessment at the centre, for whoever may see the tab that it stands in. */
export async function describeReport(db: Db, reader: Member, { id }: Order): Promise<PdfContent> {
  requirePolicy(reader, 'PFE.UserManagement.SubjectDetail.AssessmentTab');
  requireReport(await findUserAssessment(db, reader, { id }), reader);
  return reportContent(await viewReport(db, id, reader.language), reader);
}

/** A report on paper: what its page says, in the same order and words. */
export function reportContent(report: AssessmentReport, { language, zone }: { language: Language; zone: string }): PdfContent {
  const words = reportWords[language];
  const { childName, assessmentName, abilities, comment } = report;
  const parts: PdfPart[] = [
    {
      kind: 'facts',
      facts: [
        { label: words.child, value: childName },
        { label: words.birthday, value: writtenDay(report.birthday) },
        { label: assessmentFieldWords[language].name, value: assessmentName },
        { label: words.date, value: writtenTime(report.finishTime, zone) },
        { label: words.made, value: writtenTime(report.creationTime, zone) },
        { label: words.formula, value: report.formula },
      ],
    },
    ...(abilities.length === 0 ? [text(words.tooLittleHint, words.tooLittle)] : statements(report, language)),
    ...(comment ? [text(comment, words.comment)] : []),
    text(words.noDiagnosis),
  ];
  return { fileName: `${assessmentName} ${childName}`, title: pdfTexts[language].titled(assessmentName, childName), parts };
}

const text = (said: string, title?: string): PdfPart => ({ kind: 'text', text: said, ...(title !== undefined && { title }) });

const chart = (of: Chart): PdfPart => ({ kind: 'chart', title: of.title, chart: of });

/** Which sections too little is known of, where some are and some are not. */
function gaps({ unknown }: AssessmentReport, words: ReportWords): PdfPart[] {
  if (unknown.length === 0) return [];
  const names = unknown.map(({ name }) => name).join(', ');
  return [text(words.tooLittleOfHint, words.tooLittleOf.replace('{{names}}', names))];
}

function statements(report: AssessmentReport, language: Language): PdfPart[] {
  const words: ReportWords = reportWords[language];
  const { recommendDifficulty, arrangeableClass, recommendMusicCourse, recommendProject, categories, abilities, focuses } = report;
  const level = (difficulty: number) => words.difficultyValue.replace('{{level}}', String(difficulty));
  const none = report.unknown.length > 0 ? words.noFocusKnown : words.noFocus;
  return [
    ...gaps(report, words),
    {
      kind: 'facts',
      title: words.recommendation,
      facts: [
        { label: words.difficulty, value: recommendDifficulty === null ? '' : level(recommendDifficulty) },
        { label: words.sessions, value: String(arrangeableClass ?? '') },
        { label: words.music, value: recommendMusicCourse === null ? '' : words.musicCourses[recommendMusicCourse] },
        { label: words.project, value: recommendProject === null ? '' : words.projects[recommendProject] },
      ],
    },
    {
      kind: 'text',
      title: words.focuses,
      text: focuses.map(({ name, level: of }, index) => `${index + 1}. ${name} · ${verdictOf(of, words)}`).join('\n') || none,
    },
    chart(categoryChart(report, language)),
    {
      kind: 'table',
      none: '',
      columns: [
        { header: words.category, share: 50 },
        { header: words.share, share: 20, isFigure: true },
        { header: words.difficulty, share: 30 },
      ],
      rows: categories.map(({ name, percentage, recommendDifficulty: own }) => [name, `${percentage} %`, level(own)]),
    },
    ...abilityCharts(report, language).map(chart),
    {
      kind: 'table',
      none: '',
      columns: [
        { header: words.ability, share: 40 },
        { header: words.need, share: 15, isFigure: true },
        { header: words.boundsOf, share: 20, isFigure: true },
        { header: words.attention, share: 25 },
      ],
      rows: abilities.map(({ name, value, low, high, level: of }) => [name, String(value), `${low} – ${high}`, verdictOf(of, words)]),
    },
    { kind: 'text', text: words.abilityHint },
  ];
}
