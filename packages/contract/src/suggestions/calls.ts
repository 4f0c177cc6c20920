import { z } from 'zod';
import { calendarDate, call, concurrencyStamp, fileReply, id, paged, pageQuery } from '../wire.ts';
import { reviewStates, shownStates, suggestionText, suggestionTypes } from './rules.ts';
import { suggestion } from './schemas.ts';

const base = '/api/rocketAdmin/trainingProgramSuggestion';
const write = { anyOf: ['RocketSystem.ProgramSuggestion'] } as const;
const review = { anyOf: ['RocketSystem.ProgramSuggestion.Review'] } as const;
const page = pageQuery.omit({ sorting: true });
const one = z.object({ id: id('programSuggestion') });
const stamped = one.extend({ concurrencyStamp });

/** What a list for review is narrowed to. */
export const suggestionFilter = z.object({
  trainingProgramId: id('program').optional(),
  /** A part of the text, of the program's title or its code. */
  filter: z.string().trim().max(100).optional(),
  review: z.enum(reviewStates).optional(),
  tenantId: id('tenant').optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
});
export type SuggestionFilter = z.infer<typeof suggestionFilter>;

/** What people of a center say of the programs that they train with. */
export const suggestionCalls = {
  create: call('POST', base, {
    summary: 'Comment on a training program, or suggest how it becomes a game',
    access: write,
    input: z.object({ trainingProgramId: id('program'), content: suggestionText, type: z.enum(suggestionTypes) }),
    output: z.object({ id: id('programSuggestion') }),
  }),
  update: call('PUT', base, {
    summary: "Change one's own suggestion, until it is reviewed or answered",
    access: write,
    input: stamped.extend({ content: suggestionText }),
    errors: ['Trellis:StaleStamp', 'RocketSystem:SuggestionReviewed'],
  }),
  like: call('POST', `${base}/{id}/like`, {
    summary: 'Like a suggestion, or take that back; answers how many like it now',
    access: write,
    input: one,
    output: z.object({ isLiked: z.boolean(), likes: z.int().min(0) }),
  }),
  programGamification: call('GET', `${base}/programGamification`, {
    summary: "Ideas for games that stand with a program, most liked first, and one's own that wait for review",
    access: write,
    input: page.extend({ trainingProgramId: id('program') }),
    output: paged(suggestion),
  }),
};

/** What the platform reads and answers. */
export const suggestionReviewCalls = {
  commentsList: call('GET', `${base}/commentsList`, {
    summary: "Comments on training programs, the latest first: a center's own, or those of every center",
    access: { anyOf: [...write.anyOf, ...review.anyOf] },
    input: page.extend(suggestionFilter.shape),
    output: paged(suggestion),
  }),
  gamificationList: call('POST', `${base}/gamificationList`, {
    summary: 'Ideas for games of every center, the latest first',
    access: { ...review, readers: 'everybody' },
    input: page.extend(suggestionFilter.shape),
    output: paged(suggestion),
  }),
  review: call('POST', `${base}/review`, {
    summary: 'Accept a suggestion or reject it; an idea for a game that is accepted stands with its program',
    access: { ...review, writers: 'wholePlatform' },
    input: stamped.extend({ review: z.enum(reviewStates) }),
    errors: ['Trellis:StaleStamp'],
  }),
  reply: call('POST', `${base}/reply`, {
    summary: 'Answer a suggestion; its author is told by mail',
    access: { ...review, writers: 'wholePlatform' },
    input: stamped.extend({ reply: suggestionText }),
    errors: ['Trellis:StaleStamp'],
  }),
  gamificationStatus: call('PUT', `${base}/gamificationStatus`, {
    summary: 'Show an accepted idea for a game with its program, or hide it',
    access: { ...review, writers: 'wholePlatform' },
    input: stamped.extend({ status: z.enum(shownStates) }),
    errors: ['Trellis:StaleStamp', 'RocketSystem:SuggestionNotAccepted'],
  }),
};

export const suggestionFileCalls = {
  commentsListExcel: call('GET', `${base}/commentsListExcel`, {
    summary: 'Comments of every center as filtered, as an Excel file',
    access: review,
    input: suggestionFilter,
    output: fileReply,
    file: 'comments.xlsx',
  }),
  gamificationListExcel: call('POST', `${base}/gamificationListExcel`, {
    summary: 'Ideas for games of every center as filtered, as an Excel file',
    access: { ...review, readers: 'everybody' },
    input: suggestionFilter,
    output: fileReply,
    file: 'game-ideas.xlsx',
  }),
};
