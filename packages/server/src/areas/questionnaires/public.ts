export { contentOf } from './find-answer.ts';
export { guestFrame } from './guest-answer.ts';
export { beginAnswer } from './open-answer.ts';
export { correctRate, presentScores } from './present.ts';
export { shareAnswer } from './share-answer.ts';
export { type FoundAnswer, findAnswer, lockAnswer, type SurveyDefinition } from './store.ts';
export { checkAnswers, knownAnswers } from './validate-answers.ts';
export { type Filler, keepAnswers, submitAnswers } from './write-answers.ts';
