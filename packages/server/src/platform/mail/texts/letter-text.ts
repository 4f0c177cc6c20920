import type { Language } from '@trellis/contract/languages';

/**
 * A letter in one language. `{name}` is filled from the letter's data, `{when}` with the moment it was written, `{start}` with
 * that of what it is about, `{formerStart}` with the one that was told before, `{duration}` with how long it
 * holds. A paragraph that asks for something the letter does not have is left out.
 */
export interface LetterText {
  subject: string;
  paragraphs: readonly string[];
  /** In the place of the sentence that nobody reads an answer, unless it asks for something the letter does not have. */
  footer?: string;
  /** Label of the button that leads to the letter's link. */
  button?: string;
  /** The whole of it as a short message. */
  short?: string;
}

export type LetterTexts = Record<Language, LetterText>;
