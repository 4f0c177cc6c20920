import { reviewStateWords, shownStateWords, suggestionFieldWords, suggestionTypeWords } from '@trellis/contract/suggestions/words';
import { term } from './common.ts';

/** Its entry of the menu. */
const menu = { suggestions: 'Suggestions' };

/** Texts of what centers say of the exercises that they work with. */
export const suggestions = {
  menu,
  type: suggestionTypeWords.en,
  review: reviewStateWords.en,
  status: shownStateWords.en,
  field: { ...suggestionFieldWords.en },
  open: menu.suggestions,
  elsewhere: 'Somebody of another center',
  answeredAt: 'Answered {{time}}',
  likeOf: 'Liked by {{count}}',
  editTitle: 'Edit the suggestion',
  drawer: {
    title: 'Suggestions on {{title}}',
    about: {
      Comments: 'Read by your center and by the platform, which answers.',
      Gamification: 'How the exercise becomes a game. Once accepted, every center reads it.',
    },
    empty: { Comments: 'No comments yet.', Gamification: 'No ideas for games yet.' },
  },
  box: { label: { Comments: 'Your comment', Gamification: 'Your idea' }, send: term.send, submitted: 'Submitted' },
  page: {
    title: 'Suggestions on exercises',
    search: 'Search text or exercise',
    empty: { Comments: 'No comments yet', Gamification: 'No ideas for games yet' },
    emptyHint: 'Coaches write them beside an exercise of a session.',
  },
  judge: { UnReviewed: reviewStateWords.en.UnReviewed, Accepted: 'Accept', Rejected: 'Reject' },
  place: { Public: 'Show with its exercise', Hide: 'Hide from its exercise' },
  reply: {
    answer: 'Answer',
    correct: 'Correct the answer',
    title: 'Answer to a suggestion on {{title}}',
    hint: 'The author reads it with the exercise and in a letter.',
    done: 'Answered; the author is told by mail.',
  },
};
