/** What a question asks for. Free text is judged by hand; of every other kind the points follow from the answer. */
export const questionKinds = ['single', 'multiple', 'trueFalse', 'fillIn', 'freeText'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** How far a paper is. One that was handed in and waits for somebody to judge its texts is still DOING. */
export const paperStatuses = ['NOT_STARTED', 'DOING', 'FAILED', 'PASSED'] as const;
export type PaperStatus = (typeof paperStatuses)[number];

export const paperTypes = ['FIRST', 'MAKEUP'] as const;
export const testTypes = ['WrittenTest', 'HandsOnTest', 'OralTest'] as const;

/** How an exam may be made up of questions, and how long it may last. */
export const examLimits = {
  regulations: 20,
  quantity: 100,
  fraction: 100,
  minutes: 600,
  options: 10,
  blanks: 10,
  points: 10_000,
  /** Of an option, or what fills a blank. */
  text: 500,
  guidance: 2000,
  answer: 5000,
} as const;
/** What the form of a makeup begins with. */
export const makeupLimits = { times: { min: 0, max: 20, initial: 1 }, passingScore: { min: 0, initial: 0 }, price: 100_000 } as const;
/** How many questions one file may bring. */
export const questionImport = { rows: 1000, columns: 20, cellLength: 4000, size: 5 * 1024 * 1024 } as const;

interface Regulation {
  quantity: number;
  fraction: number;
}

/** What can be reached in an exam: quantity × fraction, added up. */
export const examTotal = (regulations: readonly Regulation[]): number =>
  toHundredths(regulations.reduce((sum, { quantity, fraction }) => sum + quantity * fraction, 0));

/** Points are kept to the hundredth. */
export const toHundredths = (points: number): number => Math.round(points * 100 + Number.EPSILON) / 100;

/** A score as it is shown: with one decimal where it is no whole number. */
export function scoreText(score: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false }).format(toHundredths(score));
}

/** Whether a score is enough: the passing score itself is. */
export const isPassed = (score: number, passingScore: number): boolean => score >= passingScore;

/** What is left of a paper that may be taken up: not handed in, and its time not over. */
interface Paper {
  status: PaperStatus;
  submitTime: string | null;
}
export const isOpen = ({ status, submitTime }: Paper): boolean => (status === 'NOT_STARTED' || status === 'DOING') && submitTime === null;

/** Whether a makeup has to be paid before it is taken: not one of price 0, nor one that was paid. */
export const needsPayment = ({ price, isPaid }: { price: number; isPaid: boolean }): boolean => price > 0 && !isPaid;
