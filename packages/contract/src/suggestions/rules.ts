import { z } from 'zod';

/** A word to whoever keeps the library, or an idea how a program becomes a game. */
export const suggestionTypes = ['Comments', 'Gamification'] as const;
export type SuggestionType = (typeof suggestionTypes)[number];

export const reviewStates = ['UnReviewed', 'Accepted', 'Rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Whether an accepted idea stands with its program. */
export const shownStates = ['Public', 'Hide'] as const;
export type ShownState = (typeof shownStates)[number];

export const suggestionLength = 2000;

/** What somebody writes of a program, or what is answered. */
export const suggestionText = z.string().trim().min(1).max(suggestionLength);

interface Standing {
  isOwn: boolean;
  review: ReviewState;
  reply: string | null;
}

/** Whoever wrote it changes it until it was reviewed or answered. */
export const mayChange = ({ isOwn, review, reply }: Standing): boolean => isOwn && review === 'UnReviewed' && reply === null;
