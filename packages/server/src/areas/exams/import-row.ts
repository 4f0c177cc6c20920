import type { ImportFault } from '@trellis/contract/exams/import-calls';
import { type ImportColumn, importColumnWords } from '@trellis/contract/exams/import-words';
import type { QuestionOption, Solution } from '@trellis/contract/exams/question';
import { examLimits, type QuestionKind, questionKinds } from '@trellis/contract/exams/rules';
import { questionKindWords } from '@trellis/contract/exams/words';
import { type Language, languages } from '@trellis/contract/languages';
import { type FaultText, faultTexts } from './import-texts.ts';

/** A row as it will stand in the bank. */
export interface ReadQuestion {
  titles: Record<Language, string>;
  solution: Solution;
  tagIds: string[];
}

export interface RawRow {
  number: number;
  cellOf: (column: ImportColumn) => string;
}

interface Known {
  language: Language;
  /** Ids of tags by their name in any language, in small letters. */
  tags: ReadonlyMap<string, string>;
}

/** Where a question itself stands, by language. */
export const titleColumns = { en: 'titleEn', 'zh-Hans': 'titleZh', es: 'titleEs' } as const;
const optionColumns = { en: 'optionsEn', 'zh-Hans': 'optionsZh', es: 'optionsEs' } as const;
const affirmed = new Set(['true', 'yes', '1', 't', '正确', '对', '是', 'verdadero', 'sí', 'si', 'v']);
const denied = new Set(['false', 'no', '0', 'f', '错误', '错', '否', 'falso']);
const longest = { title: 2000, text: 500, guidance: 2000 } as const;

/** Reads a row of a list; what is wrong with it is told by its column. */
export function readRow(row: RawRow, { language, tags }: Known): { question: ReadQuestion | null; faults: ImportFault[] } {
  const faults: ImportFault[] = [];
  const wrong = (column: ImportColumn, text: FaultText): void => {
    faults.push({ row: row.number, column: importColumnWords[language][column], message: faultTexts[language][text] });
  };
  const titles = {} as Record<Language, string>;
  for (const each of languages) {
    const column = titleColumns[each];
    titles[each] = row.cellOf(column);
    if (!titles[each]) wrong(column, 'empty');
    else if (titles[each].length > longest.title) wrong(column, 'tooLong');
  }
  const kind = kindOf(row.cellOf('kind'));
  if (!kind) wrong('kind', row.cellOf('kind') ? 'kind' : 'empty');
  const solution = kind && solutionOf(kind, row, wrong);
  const tagIds = split(row.cellOf('tags'), /[,;，；、\n]/).flatMap((name) => {
    const id = tags.get(name.toLowerCase());
    if (!id) wrong('tags', 'tag');
    return id ?? [];
  });
  const question = faults.length === 0 && solution ? { titles, solution, tagIds: [...new Set(tagIds)].slice(0, 10) } : null;
  return { question, faults };
}

type Wrong = (column: ImportColumn, text: FaultText) => void;

const split = (text: string, by: RegExp) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const kindOf = (text: string): QuestionKind | undefined =>
  questionKinds.find((kind) =>
    [kind, ...languages.map((each) => questionKindWords[each][kind])].some((name) => name.toLowerCase() === text.toLowerCase()),
  );

function solutionOf(kind: QuestionKind, row: RawRow, wrong: Wrong): Solution | undefined {
  const answer = row.cellOf('answer');
  if (kind === 'freeText') {
    if (answer.length > longest.guidance) wrong('answer', 'tooLong');
    return { kind, guidance: answer };
  }
  if (!answer) {
    wrong('answer', 'empty');
    return undefined;
  }
  if (kind === 'trueFalse') {
    const said = answer.toLowerCase();
    if (!affirmed.has(said) && !denied.has(said)) wrong('answer', 'trueFalse');
    return { kind, isTrue: affirmed.has(said) };
  }
  if (kind === 'fillIn') {
    const blanks = split(answer, /[;；]/).map((blank) => split(blank, /[|｜]/));
    const isFit = blanks.length > 0 && blanks.length <= examLimits.blanks && blanks.every((each) => each.length > 0 && each.length <= 10);
    if (!isFit) wrong('answer', 'blanks');
    if (blanks.flat().some((text) => text.length > longest.text)) wrong('answer', 'tooLong');
    return { kind, blanks };
  }
  const options = optionsOf(row, wrong);
  const letters = new Set(answer.toUpperCase().replace(/[^A-Z]/g, ''));
  const places = [...letters].map((letter) => letter.charCodeAt(0) - 65);
  if (places.length === 0 || places.some((place) => place >= options.length)) wrong('answer', 'letters');
  else if (kind === 'single' && places.length > 1) wrong('answer', 'oneLetter');
  return { kind, options: options.map((texts, place) => ({ texts, isRight: places.includes(place) })) };
}

function optionsOf(row: RawRow, wrong: Wrong): QuestionOption['texts'][] {
  const told = languages.map((each) => ({ column: optionColumns[each], texts: split(row.cellOf(optionColumns[each]), /[\n|｜]/) }));
  const most = Math.max(...told.map(({ texts }) => texts.length));
  for (const { column, texts } of told) {
    if (texts.length === 0) wrong(column, 'empty');
    else if (texts.length < most) wrong(column, 'optionsDiffer');
    else if (most < 2 || most > examLimits.options) wrong(column, 'optionsCount');
    if (texts.some((text) => text.length > longest.text)) wrong(column, 'tooLong');
  }
  return Array.from({ length: most }, (_, place) => {
    const texts = languages.map((each, at) => [each, told[at]?.texts[place] ?? ''] as const);
    return Object.fromEntries(texts) as QuestionOption['texts'];
  });
}
