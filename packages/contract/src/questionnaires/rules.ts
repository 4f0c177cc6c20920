/** What a questionnaire is filled in for; each has one definition. */
export const questionnairePurposes = ['development', 'parentalInterview'] as const;
export type QuestionnairePurpose = (typeof questionnairePurposes)[number];

/** The definition of each purpose, by its code. */
export const questionnaireCodes: Record<QuestionnairePurpose, string> = {
  development: 'development-history',
  parentalInterview: 'parental-interview',
};

/** How long the link behind a QR code opens its questionnaire. */
export const questionnaireDays = 30;

/** How much may be answered: a definition asks for far less. */
export const answerLimits = { questions: 200, nameLength: 60, length: 60_000, pages: 200 } as const;

/** How long after a change a form saves, in milliseconds. */
export const autosaveDelay = 1_500;

/** Where a list first says what it said before; -1 where it says everything once. */
export const repeatedAt = (values: readonly string[]): number => values.findIndex((value, index) => values.indexOf(value) !== index);
