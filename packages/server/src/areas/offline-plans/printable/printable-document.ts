import { categoryChart, verdictOf } from '@trellis/contract/assessments/report-charts';
import { reportWords } from '@trellis/contract/assessments/report-words';
import { writtenFigure } from '@trellis/contract/charts/figures';
import type { DocumentOrder } from '@trellis/contract/documents';
import type { Language } from '@trellis/contract/languages';
import type { PrintablePlan } from '@trellis/contract/offline-plans/printable/schemas';
import { type PrintableWords, printableWords } from '@trellis/contract/offline-plans/printable/words';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { Db } from '../../../platform/db/types.ts';
import type { PdfContent, PdfFact, PdfPart } from '../../../platform/documents/pdf-content.ts';
import { pdfTexts } from '../../../platform/documents/pdf-texts.ts';
import { writtenDay } from '../../../platform/documents/written.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { requirePolicy } from '../../../platform/http/require-policy.ts';
import { viewPrintable } from './printable-plan.ts';

type Order = Extract<DocumentOrder, { document: 'trainingPlan' }>;

/** A plan on paper: what its drawer says, in the same order and words. */
export async function describePlan(db: Db, reader: Member, { id }: Order): Promise<PdfContent> {
  requirePolicy(reader, 'PFE.UserManagement.SubjectDetail.UserOfflinePlanTab');
  const plan = await viewPrintable(db, reader, { userOfflinePlanId: id });
  const { language, zone } = reader;
  const words = printableWords[language];
  const dayOf = (moment: string) => writtenDay(dateIn(zone, moment));
  const { displayName, subjectName, centerName, coachName, creationTime } = plan;
  const parts: PdfPart[] = [
    {
      kind: 'facts',
      facts: [
        { label: words.child, value: subjectName },
        { label: words.plan, value: displayName },
        { label: words.coach, value: coachName },
        { label: words.center, value: centerName },
        { label: words.since, value: dayOf(creationTime) },
      ],
    },
    { kind: 'facts', title: words.frame, facts: frameOf(plan, words, language) },
    musicOf(plan, words, language),
    ...motionOf(plan, words, language),
    { kind: 'text', text: sourceOf(plan, words, dayOf) },
  ];
  return { fileName: `${words.title} ${subjectName}`, title: pdfTexts[language].titled(words.title, subjectName), parts };
}

function frameOf(plan: PrintablePlan, words: PrintableWords, language: Language): PdfFact[] {
  const { recommendedNum, totalNum, frequency, sessionDuration, startDifficulty } = plan;
  const planned = words.planned.replace('{{count}}', String(totalNum));
  return [
    { label: words.sessions, value: recommendedNum === null ? planned : `${recommendedNum} (${planned})` },
    { label: words.frequency, value: frequency === null ? words.notBooked : writtenFigure(frequency, language) },
    { label: words.duration, value: sessionDuration === 60 ? words.hour : words.minutes.replace('{{count}}', String(sessionDuration)) },
    { label: words.level, value: reportWords[language].difficultyValue.replace('{{level}}', String(startDifficulty)) },
  ];
}

function musicOf({ music }: PrintablePlan, words: PrintableWords, language: Language): PdfPart {
  if (!music) return { kind: 'text', title: words.music, text: words.noMusic };
  const target = music.recommended ? reportWords[language].musicCourses[music.recommended] : words.targets[music.musicType];
  return {
    kind: 'facts',
    title: words.music,
    facts: [
      { label: words.module, value: music.name },
      { label: words.target, value: target },
    ],
  };
}

function motionOf(plan: PrintablePlan, words: PrintableWords, language: Language): PdfPart[] {
  const said = reportWords[language];
  const focuses = plan.focuses.map(({ name, level }, index) => `${index + 1}. ${name} · ${verdictOf(level, said)}`).join('\n');
  const chart = categoryChart(plan, language);
  return [
    ...(plan.report ? [{ kind: 'text' as const, title: words.focuses, text: focuses || said.noFocus }] : []),
    ...(plan.categories.length > 0 ? [{ kind: 'chart' as const, title: chart.title, chart }] : []),
  ];
}

function sourceOf({ report }: PrintablePlan, words: PrintableWords, dayOf: (moment: string) => string): string {
  if (!report) return words.noReport;
  return words.fromReport.replace('{{name}}', report.name).replace('{{date}}', report.finishTime ? dayOf(report.finishTime) : '');
}
