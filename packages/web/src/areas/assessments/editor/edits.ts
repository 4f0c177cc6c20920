import type { Choice, KeySection, Page, Question, QuestionType, Written } from './written.ts';

/** A list with one of its entries elsewhere. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);
export const replaced = <T>(list: readonly T[], at: number, by: T): T[] => list.map((entry, index) => (index === at ? by : entry));

export const withPages = (written: Written, pages: readonly Page[]): Written => ({
  ...written,
  definition: { ...written.definition, pages },
});

export const withPage = (written: Written, at: number, page: Page): Written =>
  withPages(written, replaced(written.definition.pages, at, page));

export const withSections = (written: Written, sections: readonly KeySection[]): Written => ({
  ...written,
  scoring: { ...written.scoring, sections },
});

/** The first name of a kind that nothing has yet. */
export function freeName(kind: string, taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number += 1) if (!taken.includes(`${kind}${number}`)) return `${kind}${number}`;
}

const questionsOf = ({ definition }: Written) => definition.pages.flatMap(({ elements }) => elements);
const emptyText = { default: '' };

export const newQuestion = (written: Written): Question => ({
  type: 'radiogroup',
  name: freeName(
    'question',
    questionsOf(written).map(({ name }) => name),
  ),
  title: emptyText,
  isRequired: true,
  choices: [newChoice([])],
});

export const newPage = (written: Written): Page => ({
  name: freeName(
    'page',
    written.definition.pages.map(({ name }) => name),
  ),
  title: emptyText,
  elements: [newQuestion(written)],
});

export const newChoice = (choices: readonly Choice[]): Choice => ({
  value: freeName('choice', choices.map(valueOf)),
  text: emptyText,
});

export const newSection = ({ scoring: { sections } }: Written): KeySection => ({
  code: freeName(
    'section',
    sections.map(({ code }) => code),
  ),
  name: { en: '', 'zh-Hans': '', es: '' },
  questions: [],
});

/** What the key calls an answer. */
export const valueOf = (choice: Choice): string => String(typeof choice === 'object' ? choice.value : choice);

export const hasChoices = (type: QuestionType): boolean => type === 'radiogroup' || type === 'dropdown';

/** The answers that may have points, as the key writes them; nothing for what is typed. */
export function answersOf({ type, choices = [], rateMin = 1, rateMax = 5 }: Question): string[] {
  if (hasChoices(type)) return choices.map(valueOf);
  if (type === 'boolean') return ['true', 'false'];
  if (type !== 'rating') return [];
  return Array.from({ length: Math.max(0, rateMax - rateMin + 1) }, (_, index) => String(rateMin + index));
}

/** What belongs to one kind of question and says nothing in another. */
const ofKinds = ['choices', 'inputType', 'min', 'max', 'maxLength', 'rows', 'autoGrow', 'rateMin', 'rateMax', 'labelTrue', 'labelFalse'];

/** A question of another kind. Choices stay where both kinds have them. */
export function ofType(question: Question, type: QuestionType): Question {
  if (hasChoices(type) && hasChoices(question.type)) return { ...question, type };
  const kept = Object.fromEntries(Object.entries(question).filter(([key]) => !ofKinds.includes(key))) as Question;
  return { ...kept, type, ...(hasChoices(type) && { choices: [newChoice([])] }) };
}

/** Changes a question; points of answers that it no longer has leave the key. */
export function withQuestion(written: Written, page: number, at: number, question: Question): Written {
  const of = written.definition.pages[page];
  const former = of?.elements[at];
  if (!of || !former) return written;
  const changed = withPage(written, page, { ...of, elements: replaced(of.elements, at, question) });
  const gone = answersOf(former).filter((answer) => !answersOf(question).includes(answer));
  return gone.reduce((all, answer) => withPoints(all, question.name, { answer, points: null }), changed);
}

/** Takes a question out, of the key too. */
export function withoutQuestion(written: Written, page: number, at: number): Written {
  const of = written.definition.pages[page];
  const question = of?.elements[at];
  if (!of || !question) return written;
  const changed = withPage(written, page, { ...of, elements: without(of.elements, at) });
  return withSections(changed, changed.scoring.sections.map(dropping(question.name)));
}

const dropping = (name: string) => (section: KeySection) => ({
  ...section,
  questions: section.questions.filter((question) => question.name !== name),
});

/** Takes a page out with all that is asked on it. */
export function withoutPage(written: Written, at: number): Written {
  const names = written.definition.pages[at]?.elements.map(({ name }) => name) ?? [];
  const sections = names.reduce((all, name) => all.map(dropping(name)), [...written.scoring.sections]);
  return withSections(withPages(written, without(written.definition.pages, at)), sections);
}

/** The sections in which a question counts. */
export const sectionsOf = ({ scoring }: Written, name: string): KeySection[] =>
  scoring.sections.filter(({ questions }) => questions.some((question) => question.name === name));

/** Lets a question count in these sections and in no other. */
export function countingIn(written: Written, name: string, codes: readonly string[]): Written {
  return withSections(
    written,
    written.scoring.sections.map((section) => {
      const counts = section.questions.some((question) => question.name === name);
      if (counts === codes.includes(section.code)) return section;
      return counts ? dropping(name)(section) : { ...section, questions: [...section.questions, { name, points: {} }] };
    }),
  );
}

interface Points {
  answer: string;
  /** Null: the answer counts as none. */
  points: number | null;
  /** All sections unless told. */
  section?: string;
}

/** Gives an answer points, or takes them away. */
export function withPoints(written: Written, name: string, { answer, points, section: only }: Points): Written {
  const change = (question: KeySection['questions'][number]) => {
    if (question.name !== name) return question;
    const { [answer]: _former, ...others } = question.points;
    return { ...question, points: points === null ? others : { ...question.points, [answer]: points } };
  };
  return withSections(
    written,
    written.scoring.sections.map((section) =>
      only !== undefined && section.code !== only ? section : { ...section, questions: section.questions.map(change) },
    ),
  );
}
