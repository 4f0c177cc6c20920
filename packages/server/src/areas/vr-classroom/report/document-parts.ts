import { writtenFigure } from '@trellis/contract/charts/figures';
import type { Language } from '@trellis/contract/languages';
import { scoringVersion } from '@trellis/contract/scoring/score';
import { type SkillId, skillIds } from '@trellis/contract/scoring/skills';
import { type DocumentWords, documentWords, flagWords, validityWords, verdictWords } from '@trellis/contract/vr-classroom/document-words';
import { normsName, taskName } from '@trellis/contract/vr-classroom/names';
import type { NamedMeasure } from '@trellis/contract/vr-classroom/report-calls';
import { measureWords, reasonWords, type ShownMeasure, shownMeasures, skillWords } from '@trellis/contract/vr-classroom/report-words';
import { testFieldWords, testTypeWords } from '@trellis/contract/vr-classroom/words';
import { writtenPercentile, writtenValue, writtenZ } from '@trellis/contract/vr-classroom/written-measures';
import type { PdfPart } from '../../../platform/documents/pdf-content.ts';
import { writtenChange, writtenTime } from '../../../platform/documents/written.ts';
import type { Report } from './load-report.ts';
import type { ChangeFound } from './view-change.ts';
import { parts } from './view-report.ts';

export interface Look {
  language: Language;
  zone: string;
}

/** Puts values into the places of a text. */
export const filledIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

export const text = (said: string, title?: string): PdfPart => ({ kind: 'text', text: said, ...(title !== undefined && { title }) });

/** What a report rests on, and how far it can be read. */
export function aboutPart(report: Report, { language, zone }: Look): PdfPart[] {
  const words = documentWords[language];
  const fields = testFieldWords[language];
  const info = parts.info(report);
  const { ageMonths, normSet, lacksNorm, normsDifferFrom } = info;
  const age = ageMonths === null ? '' : filledIn(words.ageOf, { years: Math.floor(ageMonths / 12), months: ageMonths % 12 });
  const notes = [
    ...(info.isOutdated ? [filledIn(words.outdated, { version: scoringVersion })] : []),
    ...(info.differsFrom === null ? [] : [filledIn(words.differs, { version: info.differsFrom })]),
    ...(normsDifferFrom === null ? [] : [filledIn(words.normsDiffer, { norms: normsName(normsDifferFrom, language) })]),
    ...(normSet?.isDemonstration ? [words.demoNorms] : []),
    ...(normSet && lacksNorm ? [reasonWords[language][lacksNorm]] : []),
    ...info.reasons.map((reason) => reasonWords[language][reason]),
  ];
  return [
    {
      kind: 'facts',
      title: words.about,
      facts: [
        { label: fields.child, value: info.subjectName },
        { label: words.age, value: age },
        { label: fields.type, value: testTypeWords[language][info.testType] },
        { label: fields.finished, value: writtenTime(info.finishTime, zone) },
        { label: fields.device, value: [info.deviceName, info.softwareVersion].filter(Boolean).join(' · ') },
        { label: words.task, value: taskName(info.paradigm, language) },
        { label: words.formulae, value: info.scoringVersion },
        { label: words.norms, value: normSet ? `${normsName(normSet, language)} · ${normSet.source}` : words.noNorms },
        { label: words.validity, value: validityWords[language][info.validity] },
      ],
    },
    ...(notes.length > 0 ? [text(notes.join('\n'))] : []),
  ];
}

/** A skill in percent, or why it cannot be told. */
export interface SkillFound {
  id: SkillId;
  name: string;
  percent: number | null;
  why: string;
}

export function skillsFound(report: Report, language: Language): SkillFound[] {
  const { skills } = parts.radar(report);
  return skillIds.map((id) => {
    const { value, reason } = skills[`${id.charAt(0).toLowerCase()}${id.slice(1)}` as keyof typeof skills];
    const why = reason === null ? '' : reasonWords[language][reason];
    return { id, name: skillWords[language][id], percent: value === null ? null : Math.round(value * 100), why };
  });
}

/** The radar of the skills with its baseline; where there are too few, why. */
export function radarPart(report: Report, { language }: Look): PdfPart[] {
  const words = documentWords[language];
  const { hasRadar, baseline, isFastAtCost } = parts.radar(report);
  const found = skillsFound(report, language);
  const missing = found.find(({ percent }) => percent === null);
  const axes = found.flatMap(({ name, percent }) => (percent === null ? [] : [{ name, value: percent }]));
  const headers = { name: words.skill, value: words.percent };
  return [
    ...(hasRadar
      ? [
          {
            kind: 'chart',
            title: words.skills,
            chart: { kind: 'radar', title: words.skills, headers, most: 100, baseline: baseline * 100, axes },
          } satisfies PdfPart,
          text(words.baseline),
        ]
      : []),
    ...(isFastAtCost ? [text(words.fastAtCost)] : []),
    ...(missing ? [text(filledIn(words.noSkills, { why: missing.why }))] : []),
  ];
}

/** Answer after answer; clinics see small marks, in China with colors of their own. */
export function courseParts(report: Report, { language }: Look, isForFamily: boolean): PdfPart[] {
  const words: DocumentWords = documentWords[language];
  const { minute, correct, missed, wrong, motion, reaction } = words;
  const { records, motions } = parts.continuousAttention(report);
  const clinical = language === 'zh-Hans' ? 'medicalChn' : 'medical';
  const drawn: PdfPart = {
    kind: 'chart',
    title: words.course,
    chart: {
      kind: 'course',
      title: words.course,
      look: isForFamily ? 'person' : clinical,
      headers: { minute, correct, missed, wrong, motion, reaction },
      records,
      motions,
    },
  };
  return [drawn, text(words.courseHint)];
}

/** Measures with their intervals and how many children are below. */
export function measurePart(title: string, measures: readonly NamedMeasure[], language: Language): PdfPart {
  const words = documentWords[language];
  const written = (value: number) => writtenFigure(value, language);
  const shown = measures.filter((one): one is NamedMeasure & { id: ShownMeasure } => (shownMeasures as readonly string[]).includes(one.id));
  return {
    kind: 'table',
    title,
    none: words.nothing,
    columns: [
      { header: words.measure, share: 38 },
      { header: words.value, share: 24, isFigure: true },
      { header: words.interval, share: 16, isFigure: true },
      { header: words.deviations, share: 11, isFigure: true },
      { header: words.percentile, share: 11, isFigure: true },
    ],
    rows: shown.map(({ id, value, low, high, reason, z, percentile }) => [
      measureWords[language][id],
      value === null ? (reason === null ? '' : reasonWords[language][reason]) : writtenValue(value, { reason }, language),
      low === null || high === null ? '' : `${written(low)} – ${written(high)}`,
      z === null ? '' : writtenZ(z, language),
      percentile === null ? '' : writtenPercentile(percentile),
    ]),
  };
}

/** Whether something asks for a closer look, and how often healthy children are told so. */
export function flagPart(report: Report, part: 'screeningCptFlag' | 'screeningMotionFlag', language: Language): PdfPart {
  const { flag, expectedPercent } = parts[part](report);
  const expected = flag === 'notAssessed' ? '' : filledIn(documentWords[language].expected, expectedPercent);
  return text(`${flagWords[language][flag]} ${expected}`.trim());
}

const arrows = ['→', '→↗', '↗', '↗↑', '↑', '↑↖', '↖', '↖←', '←', '←↙', '↙', '↙↓', '↓', '↓↘', '↘', '↘→'];

/** How far the head turned, and in which directions. */
export function headCharts(report: Report, { language }: Look): PdfPart[] {
  const words = documentWords[language];
  const { minutes } = parts.pathLength(report);
  const { bins } = parts.rose(report);
  const points = minutes.map(({ minute, path }) => ({ name: String(minute), value: Math.round(path) }));
  const path: PdfPart = {
    kind: 'chart',
    title: words.path,
    chart: { kind: 'line', title: words.path, headers: { name: words.minute, value: words.degrees }, points },
  };
  const paths = points.length === 0 ? [] : [path, text(words.pathFloor)];
  if (bins === null) return paths;
  // a radar goes on to the left from the top, as directions do
  const axes = bins.map((_, place) => {
    const bin = (place + 4) % bins.length;
    return { name: arrows[bin] ?? '', value: Math.round((bins[bin] ?? 0) * 10) / 10 };
  });
  const headers = { name: words.direction, value: words.percent };
  return [
    ...paths,
    {
      kind: 'chart',
      title: words.rose,
      chart: { kind: 'radar', title: words.rose, headers, most: Math.ceil(Math.max(...bins)), axes },
    },
  ];
}

/** How sure a report is, and what changed since the test before. */
export function uncertaintyParts({ former, why, band, changes }: ChangeFound, { language, zone }: Look): PdfPart[] {
  const words = documentWords[language];
  const points = { band: Math.round(band) };
  const snapshot = text(filledIn(words.snapshot, points), words.uncertainty);
  if (!former) return [snapshot];
  const title = filledIn(words.change, { day: writtenTime(former.time, zone).split(' ')[0] ?? '' });
  if (why !== null) {
    const said = why === 'otherTask' || why === 'otherFormulae' ? words[why] : reasonWords[language][why];
    return [snapshot, text(filledIn(words.notCompared, { why: said }), title)];
  }
  return [
    snapshot,
    {
      kind: 'table',
      title,
      none: words.nothing,
      columns: [
        { header: words.measure, share: 42 },
        { header: words.before, share: 12, isFigure: true },
        { header: words.after, share: 12, isFigure: true },
        { header: words.changed, share: 12, isFigure: true },
        { header: words.verdict, share: 22 },
      ],
      rows: changes.map(({ id, before, after, change, verdict }) => [
        measureWords[language][id],
        String(Math.round(before)),
        String(Math.round(after)),
        writtenChange(Math.round(change)),
        verdictWords[language][verdict],
      ]),
    },
    text(filledIn(words.changeHint, points)),
  ];
}
