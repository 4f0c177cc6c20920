import type { FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { App } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { discardUnsent, keepUnsent, type Outcome } from '../../../app/unsent/unsent.ts';
import { useDesk } from './desk.ts';
import { laneOf, placeOf, runOf, type SessionAnswer } from './session-answer.ts';

/** Taps closer together than this are one tap. */
const doubleTapMilliseconds = 600;

type Said = SessionAnswer extends infer Answer ? (Answer extends SessionAnswer ? Omit<Answer, 'at'> : never) : never;

type Answered = Pick<SessionView, 'id' | 'run' | 'userOfflinePlanId' | 'num'>;

/** Answering in a session: what is said shows at once, is kept here until the center has it, and goes out in the order in which it was said. */
export function useAnswers({ id, run, userOfflinePlanId, num }: Answered) {
  const { t } = useTranslation('offlinePlans');
  const { message } = App.useApp();
  const { prefix } = useDesk();
  return useMemo(() => {
    const said = { sent: t('word.saved'), waiting: t('kept.saved') };
    return answersOf({ id, run, userOfflinePlanId, num }, prefix, (outcome) => void message.success(said[outcome]));
  }, [id, run, userOfflinePlanId, num, prefix, message, t]);
}

type AttendanceSaid = Extract<Said, { kind: 'attendance' }>['input'];

function answersOf({ id, run, ...session }: Answered, prefix: string, tell: (outcome: Outcome) => void) {
  const lane = laneOf({ id });
  const place = placeOf(prefix, session);
  const keep = ({ kind, input }: Said) =>
    keepUnsent({ lane, place, kind: prefix + kind, input: kind === 'attendance' ? input : { ...input, ...runOf(lane, run) } });
  let lastTap = 0;

  const tap = (said: Said) => {
    const now = Date.now();
    if (now - lastTap < doubleTapMilliseconds) return;
    lastTap = now;
    // what the center refuses is shown by itself, where it cannot be overlooked
    keep(said).outcome.catch(() => undefined);
  };

  /** With a form, which shows itself why it was refused, and holds what was said. */
  const save = async (said: Said) => {
    const { id: kept, outcome } = keep(said);
    try {
      return await outcome;
    } catch (error) {
      await discardUnsent(kept);
      throw error;
    }
  };
  const submit = async (said: Said) => tell(await save(said));

  const answerTo = (item: PlanItem, hasDone: boolean | null, feedbacks?: FeedbackValue[]): Said => ({
    kind: item.hasDone !== null && hasDone !== null ? 'punchEdit' : 'punch',
    input: { itemId: item.id, hasDone, feedbacks },
  });
  return {
    /** Of several children one after the other: no tap is taken for the one before. */
    attend: (input: Omit<AttendanceSaid, 'sessionId'>) =>
      void keepUnsent({ lane, place, kind: `${prefix}attendance`, input: { sessionId: id, ...input } }).outcome.catch(() => undefined),
    saveAttendance: (input: Omit<AttendanceSaid, 'sessionId'>) => save({ kind: 'attendance', input: { sessionId: id, ...input } }),
    /** One tap: done, and no more said than the form's defaults. */
    done: (item: PlanItem) => tap(answerTo(item, true)),
    /** Done, with what a tap on its stars says. */
    rate: (item: PlanItem, feedbacks: FeedbackValue[]) => tap(answerTo(item, true, feedbacks)),
    notDone: (item: PlanItem) => tap(answerTo(item, false)),
    undo: (item: PlanItem) => tap(answerTo(item, null)),
    punchTrack: (sessionTrackId: string) => tap({ kind: 'musicPunch', input: { sessionId: id, sessionTrackId } }),
    submitItem: (item: PlanItem, hasDone: boolean, feedbacks: FeedbackValue[]) => submit(answerTo(item, hasDone, feedbacks)),
    saveOverall: (feedbacks: FeedbackValue[]) => save({ kind: 'overallFeedback', input: { sessionId: id, feedbacks } }),
    saveCategory: (categoryId: string, feedbacks: FeedbackValue[]) =>
      save({ kind: 'categoryFeedback', input: { sessionId: id, categoryId, feedbacks } }),
    savePersonal: (subjectId: string, feedbacks: FeedbackValue[]) =>
      save({ kind: 'personalFeedback', input: { sessionId: id, subjectId, feedbacks } }),
    abandon: (reason: string) => save({ kind: 'abandon', input: { sessionId: id, reason } }),
    saveMusic: (feedbacks: FeedbackValue[]) => save({ kind: 'musicPunch', input: { sessionId: id, feedbacks } }),
  };
}

export type Answers = ReturnType<typeof useAnswers>;
