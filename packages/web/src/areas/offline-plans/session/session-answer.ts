import type { groupSessionCalls } from '@trellis/contract/group-plans/session-calls';
import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { personalFeedbackCalls } from '@trellis/contract/offline-plans/personal/calls';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import type { InputOf } from '@trellis/contract/types';
import { unsent } from '../../../app/unsent/unsent.ts';
import type { Unsent } from '../../../app/unsent/unsent-store.ts';

type Calls = Pick<
  typeof offlinePlanCalls,
  'punch' | 'punchEdit' | 'overallFeedback' | 'categoryFeedback' | 'musicPunch' | 'startCourse' | 'finish' | 'abandon' | 'note'
> & {
  personalFeedback: (typeof personalFeedbackCalls)['save'];
  attendance: (typeof groupSessionCalls)['attendance'];
};
export type AnswerKind = keyof Calls;
/** One thing that a coach says in a session, as it is sent. */
export type SessionAnswer = { [K in AnswerKind]: { kind: K; input: InputOf<Calls[K]>; at: string } }[AnswerKind];

/** What of a session is kept until the center has it. */
export const laneOf = ({ id }: Pick<SessionView, 'id'>): string => `session:${id}`;

/** The page of a session, where what the center refuses of it is read. */
export const placeOf = (prefix: string, { userOfflinePlanId, num }: Pick<SessionView, 'userOfflinePlanId' | 'num'>): string =>
  `/system/center/detail/${prefix ? 'groupOfflinePlanDetail' : 'userOfflineCourseDetail'}?planId=${userOfflinePlanId}&num=${num}`;

/** What was said, whose session it may be. */
export const kindOf = ({ kind }: Pick<Unsent, 'kind'>): string => kind.slice(kind.indexOf(':') + 1);

const bounds: ReadonlySet<string> = new Set(['startCourse', 'finish', 'abandon']);

/** How a session stands by what was said of it here: whether it was begun last, or ended or given up. */
export const lastBound = (all: readonly Unsent[], lane: string): string | undefined =>
  all
    .filter((entry) => entry.lane === lane && entry.refusal === null)
    .map(kindOf)
    .findLast((kind) => bounds.has(kind));

/** The run of a session that something said now is of. Where its start is not with the center yet, that decides which one it will be. */
export const runOf = (lane: string, run: number): { run?: number } =>
  unsent.current().some((entry) => entry.lane === lane && kindOf(entry) === 'startCourse') ? {} : { run };

/** What was kept in a session as the answer that it is, whose session it may be. */
export const answerOf = (entry: Unsent) => {
  return { kind: kindOf(entry), input: entry.input, at: entry.at } as unknown as SessionAnswer;
};

/** That a track was heard to its end, as the player tells it. */
interface TrackEnd {
  kind: 'trackProgress';
  input: { sessionTrackId: string; step: string };
}

/** The session as it will be once the center has this answer. */
export function withAnswer<S extends Answerable>(session: S, answer: SessionAnswer | TrackEnd): S {
  switch (answer.kind) {
    case 'startCourse':
      return {
        ...session,
        state: 'open',
        openedAt: answer.input.startedAt ?? answer.at,
        isWritable: true,
        mayStart: false,
        mayAbandon: true,
      };
    case 'finish':
      return { ...session, state: 'finished', finishedAt: answer.input.finishedAt ?? answer.at, isWritable: false, mayAbandon: false };
    case 'abandon':
      return asBefore(session);
    case 'punch':
    case 'punchEdit':
      return withOutcome(session, answer);
    case 'overallFeedback':
      return { ...session, overall: filled(session.overall, answer.input.feedbacks) };
    case 'categoryFeedback':
      return {
        ...session,
        categoryPunch: session.categoryPunch.map((form) =>
          form.categoryId === answer.input.categoryId ? { ...form, ...filled(form, answer.input.feedbacks) } : form,
        ),
      };
    case 'personalFeedback':
      return {
        ...session,
        userCourseItems: session.userCourseItems.map((item) =>
          item.subjectId === answer.input.subjectId ? { ...item, ...filled(item, answer.input.feedbacks) } : item,
        ),
      };
    case 'attendance':
      return { ...session, userCourseItems: session.userCourseItems.map((item) => withAttendance(item, answer.input)) };
    case 'musicPunch':
      return withMusic(session, answer.input);
    case 'trackProgress':
      return answer.input.step === 'finish' ? withMusic(session, { sessionTrackId: answer.input.sessionTrackId }) : session;
    default:
      // the music begins
      return session;
  }
}

type Form = SessionView['overall'];
/** A session of a child or of a class. */
type Answerable = Pick<
  SessionView,
  | 'state'
  | 'openedAt'
  | 'finishedAt'
  | 'isWritable'
  | 'mayStart'
  | 'mayAbandon'
  | 'items'
  | 'nonePlaybook'
  | 'overall'
  | 'categoryPunch'
  | 'userCourseItems'
  | 'iLs'
>;

/** Of whoever does not attend nothing is said. */
function withAttendance(item: SessionView['userCourseItems'][number], input: InputOf<Calls['attendance']>) {
  const { sessionId: _, userId, ...said } = input;
  if (item.subjectId !== userId) return item;
  return said.attendance === 'Attend'
    ? { ...item, ...said }
    : { ...item, ...said, arrivedAt: null, leftAt: null, feedbacks: [], answered: false };
}

/** As if it had never begun. It begins anew once the center knows. */
function asBefore<S extends Answerable>(session: S): S {
  const empty = <F extends Form>(form: F): F => ({ ...form, feedbacks: [], answered: false });
  const pending = (item: SessionView['items'][number]) => ({ ...item, hasDone: null, doneTime: null, feedbacks: [] });
  const { items, nonePlaybook, overall, categoryPunch, iLs } = session;
  return {
    ...session,
    state: 'notStarted',
    openedAt: null,
    isWritable: false,
    mayAbandon: false,
    mayStart: false,
    items: items.map(pending),
    nonePlaybook: nonePlaybook.map(pending),
    overall: empty(overall),
    categoryPunch: categoryPunch.map(empty),
    userCourseItems: session.userCourseItems.map(empty),
    iLs: iLs && { ...iLs, tracks: iLs.tracks.map((track) => ({ ...track, isPunched: false })), feedback: empty(iLs.feedback) },
  };
}

const filled = (form: Form, feedbacks: Form['feedbacks']): Form => ({ ...form, feedbacks, answered: true });

function withOutcome<S extends Answerable>(session: S, { input, at }: Extract<SessionAnswer, { kind: 'punch' | 'punchEdit' }>): S {
  const { itemId, hasDone, feedbacks } = input;
  const change = (item: SessionView['items'][number]) => {
    if (item.id !== itemId) return item;
    const said = hasDone === null ? [] : (feedbacks ?? item.feedbacks);
    return { ...item, hasDone, feedbacks: said, doneTime: hasDone === null ? null : (item.doneTime ?? at) };
  };
  return { ...session, items: session.items.map(change), nonePlaybook: session.nonePlaybook.map(change) };
}

function withMusic<S extends Answerable>(
  session: S,
  { sessionTrackId, feedbacks }: Pick<Extract<SessionAnswer, { kind: 'musicPunch' }>['input'], 'sessionTrackId' | 'feedbacks'>,
): S {
  if (!session.iLs) return session;
  const tracks = session.iLs.tracks.map((track) => (track.id === sessionTrackId ? { ...track, isPunched: true } : track));
  const feedback = feedbacks ? filled(session.iLs.feedback, feedbacks) : session.iLs.feedback;
  return { ...session, iLs: { ...session.iLs, tracks, feedback } };
}
