import type { Language } from '@trellis/contract/languages';
import type { ReportModel, UiVersion } from '@trellis/contract/vr-classroom/document-calls';
import { documentWords, reportModelWords } from '@trellis/contract/vr-classroom/document-words';
import { skillAdvice, skillMeanings } from '@trellis/contract/vr-classroom/skill-words';
import type { PdfContent, PdfPart } from '../../../platform/documents/pdf-content.ts';
import { pdfTexts } from '../../../platform/documents/pdf-texts.ts';
import {
  aboutPart,
  courseParts,
  filledIn,
  flagPart,
  headCharts,
  type Look,
  measurePart,
  radarPart,
  type SkillFound,
  skillsFound,
  text,
  uncertaintyParts,
} from './document-parts.ts';
import type { Report } from './load-report.ts';
import type { ChangeFound } from './view-change.ts';
import { parts } from './view-report.ts';

interface Asked extends Look {
  model: ReportModel;
  version: UiVersion;
}

/** A report on paper: for whoever tests, for a family, or what may help. Each says that it is no diagnosis, and how sure it is. */
export function describeReport(report: Report, change: ChangeFound, asked: Asked): PdfContent {
  const { model, version, language } = asked;
  const name = reportModelWords[language][model];
  const { subjectName } = report.test;
  const isSaid = version === '3.1';
  const content: PdfPart[] = [
    text(documentWords[language].noDiagnosis),
    ...(isSaid && model !== 'recommendation' ? [inShort(report, language)] : []),
    ...byModel[model](report, asked),
    ...uncertaintyParts(isSaid ? change : { ...change, former: null }, asked),
    ...(model === 'professional' ? [] : aboutPart(report, asked)),
  ];
  return { fileName: `${name} ${subjectName}`, title: pdfTexts[language].titled(name, subjectName), parts: content };
}

const byModel: Record<ReportModel, (report: Report, look: Look) => PdfPart[]> = {
  professional: (report, look) => {
    const words = documentWords[look.language];
    return [
      ...aboutPart(report, look),
      ...radarPart(report, look),
      ...courseParts(report, look, false),
      measurePart(words.measures, [...parts.overView(report).measures, ...parts.continuousAttention(report).changes], look.language),
      flagPart(report, 'screeningCptFlag', look.language),
      measurePart(words.head, parts.motionCharacteristics(report).measures, look.language),
      flagPart(report, 'screeningMotionFlag', look.language),
      ...headCharts(report, look),
    ];
  },
  parent: (report, look) => [
    ...radarPart(report, look),
    skillTable(skillsFound(report, look.language), look.language, skillMeanings[look.language]),
    ...courseParts(report, look, true),
    flagPart(report, 'screeningCptFlag', look.language),
  ],
  recommendation: (report, look) => {
    const words = documentWords[look.language];
    const known = skillsFound(report, look.language).filter(({ percent }) => percent !== null);
    const lowest = weakest(known);
    return [
      text(nextStep(report, look.language), words.next),
      ...(known.length > 0
        ? [{ ...skillTable(lowest, look.language, skillAdvice[look.language]), title: words.atHome }, ...radarPart(report, look)]
        : radarPart(report, look)),
    ];
  },
};

const middle = 50;

/** The skills below the middle, the lowest first; the lowest alone where none is. */
function weakest(known: readonly SkillFound[]): SkillFound[] {
  const ordered = [...known].sort((one, other) => (one.percent ?? 0) - (other.percent ?? 0));
  return ordered.filter(({ percent }, place) => place === 0 || (percent ?? 0) < middle);
}

/** Skills that differ by less are said to be even. */
const apart = 15;

function inShort(report: Report, language: Language): PdfPart {
  const words = documentWords[language];
  const found = skillsFound(report, language);
  const known = found.filter(({ percent }) => percent !== null);
  if (known.length === 0) return text(filledIn(words.noSkills, { why: found[0]?.why ?? '' }), words.inShort);
  const ordered = [...known].sort((one, other) => (other.percent ?? 0) - (one.percent ?? 0));
  const [first, last] = [ordered[0], ordered.at(-1)];
  if ((first?.percent ?? 0) - (last?.percent ?? 0) < apart) return text(words.even, words.inShort);
  const said = [filledIn(words.strongest, { names: first?.name ?? '' }), filledIn(words.weakest, { names: last?.name ?? '' })];
  return text(said.join('\n'), words.inShort);
}

/** Repeat, talk or go on: whatever asks for a closer look is talked about, never named. */
function nextStep(report: Report, language: Language): string {
  const words = documentWords[language];
  if (report.score.validity !== 'valid') return words.repeat;
  const flags = [parts.screeningCptFlag(report).flag, parts.screeningMotionFlag(report).flag];
  if (flags.includes('lookCloser')) return `${words.repeat}\n${words.talk}`;
  return flags.every((flag) => flag === 'notAssessed') ? words.repeat : words.fine;
}

function skillTable(skills: readonly SkillFound[], language: Language, said: Readonly<Record<SkillFound['id'], string>>): PdfPart {
  const words = documentWords[language];
  return {
    kind: 'table',
    none: words.nothing,
    columns: [
      { header: words.skill, share: 25 },
      { header: words.percent, share: 15, isFigure: true },
      { header: words.verdict, share: 60 },
    ],
    rows: skills.map(({ id, name, percent }) => [name, percent === null ? '–' : String(percent), said[id]]),
  };
}
