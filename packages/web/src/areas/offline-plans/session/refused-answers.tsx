import { limits } from '@trellis/contract/limits';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Alert, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { discardUnsent, keepUnsent, sendAgain } from '../../../app/unsent/unsent.ts';
import type { Unsent } from '../../../app/unsent/unsent-store.ts';
import { answersOf, answerText } from '../feedback/answer-text.ts';
import { useDesk } from './desk.ts';
import { answerOf, type SessionAnswer } from './session-answer.ts';

/** What the center did not take, one by one: nothing of it goes away by itself. */
export function RefusedAnswers({ session, refused }: { session: SessionView; refused: readonly Unsent[] }) {
  const { t } = useTranslation('offlinePlans');
  const { zone } = useCurrentUser();
  const { prefix } = useDesk();
  const textOf = useAnswerText(session);
  const saidIn = useSaid(session);
  const ids = refused.map(({ id }) => id);
  const all = refused.length > 1 && (
    <Flex>
      <Button onClick={() => void sendAgain(...ids)}>{t('kept.allAgain')}</Button>
    </Flex>
  );
  const each = refused.map((entry) => {
    const answer = answerOf(entry);
    const what = textOf(answer);
    const time = formatDateTime(entry.at, zone);
    const sendNote = () => {
      const text = t('kept.noteText', { what, time, said: saidIn(answer), why: entry.refusal?.message });
      const input = { sessionId: session.id, text: text.slice(0, limits.sessionNote) };
      void keepUnsent({ lane: entry.lane, place: entry.place, kind: `${prefix}note`, input }).outcome.catch(() => undefined);
      void discardUnsent(entry.id);
    };
    return (
      <Alert
        key={entry.id}
        type="error"
        showIcon
        role="alert"
        title={t('kept.refused', { what, time })}
        description={entry.refusal?.message}
        action={
          <Flex gap="small" wrap>
            <Button aria-label={`${t('word.tryAgain')}: ${what}`} onClick={() => void sendAgain(entry.id)}>
              {t('word.tryAgain')}
            </Button>
            {answer.kind !== 'note' && (
              <Button aria-label={`${t('kept.sendNote')}: ${what}`} onClick={sendNote}>
                {t('kept.sendNote')}
              </Button>
            )}
            <Button aria-label={`${t('kept.discard')}: ${what}`} onClick={() => void discardUnsent(entry.id)}>
              {t('kept.discard')}
            </Button>
          </Flex>
        }
      />
    );
  });
  return (
    <>
      {all}
      {each}
    </>
  );
}

/** An answer in words: to what, and what was said. */
function useAnswerText(session: SessionView) {
  const { t } = useTranslation(['offlinePlans', 'music', 'planLife']);
  return (answer: SessionAnswer): string => {
    switch (answer.kind) {
      case 'punch':
      case 'punchEdit': {
        const item = [...session.items, ...session.nonePlaybook].find(({ id }) => id === answer.input.itemId);
        const outcome = answer.input.hasDone ? t('item.done') : t('item.notDone');
        return `${item?.trainingProgram.title ?? ''}: ${answer.input.hasDone === null ? t('item.undo') : outcome}`;
      }
      case 'note':
        return `${t('kept.note')}: ${answer.input.text}`;
      case 'startCourse':
        return t('gates.start');
      case 'finish':
        return t('finish.button');
      case 'abandon':
        return `${t('abandon.button')}: ${answer.input.reason}`;
      case 'overallFeedback':
        return t('forms.overall');
      case 'personalFeedback':
        return t('planLife:personal.title');
      case 'attendance': {
        const child = session.userCourseItems.find(({ subjectId }) => subjectId === answer.input.userId);
        return `${child?.name ?? ''}: ${t(`planLife:personal.${answer.input.attendance}`)}`;
      }
      case 'categoryFeedback':
        return session.categoryPunch.find(({ categoryId }) => categoryId === answer.input.categoryId)?.name ?? t('forms.category');
      case 'musicPunch': {
        const track = session.iLs?.tracks.find(({ id }) => id === answer.input.sessionTrackId);
        return track ? track.title : t('music:feedback');
      }
    }
  };
}

/** What was said with an answer, in words; pictures and films are not. */
function useSaid(session: SessionView) {
  const { t } = useTranslation('offlinePlans');
  const forms = [
    ...session.items,
    ...session.nonePlaybook,
    session.overall,
    ...session.categoryPunch,
    ...session.userCourseItems,
    ...(session.iLs ? [session.iLs.feedback] : []),
  ];
  const properties = new Map(forms.flatMap(({ feedbackProperties }) => feedbackProperties.map((property) => [property.id, property])));
  const inWords = [...properties.values()].filter(({ type }) => type !== 'ImagePicker' && type !== 'VideoPicker');
  return ({ input }: SessionAnswer): string =>
    answersOf(inWords, ('feedbacks' in input && input.feedbacks) || [])
      .map(({ property, value }) => `${property.displayName}: ${answerText(property, value, { yes: t('word.yes'), no: t('word.no') })}.`)
      .join(' ');
}
