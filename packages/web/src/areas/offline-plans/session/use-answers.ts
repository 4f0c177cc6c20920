import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FeedbackValue, PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { App } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { isLostConnection, useFailureText } from '../../../ui/use-failure-text.ts';
import { changeCachedSession, sessionQuery } from '../queries.ts';

interface Answer {
  item: PlanItem;
  hasDone: boolean | null;
  feedbacks?: FeedbackValue[];
}

/** Taps closer together than this are one tap. */
const doubleTapMilliseconds = 600;
const retries = 5;

/** Answering the items of a session: what is tapped shows at once, goes out in the order of the taps, and is taken back with a word when it was refused. */
export function useAnswers(session: SessionView) {
  const { t } = useTranslation('offlinePlans');
  const { message } = App.useApp();
  const failureText = useFailureText();
  const client = useQueryClient();
  const key = ['punch', session.id];
  const lastTap = useRef(0);

  const show = (item: PlanItem, change: Partial<PlanItem>) =>
    changeCachedSession(client, session, (cached) => ({
      ...cached,
      items: cached.items.map((other) => (other.id === item.id ? { ...other, ...change } : other)),
      nonePlaybook: cached.nonePlaybook.map((other) => (other.id === item.id ? { ...other, ...change } : other)),
    }));

  const mutation = useMutation({
    mutationKey: key,
    // one queue for the whole session: the server checks the order of the items
    scope: { id: key.join(':') },
    meta: { quiet: true },
    retry: (count, error) => isLostConnection(error) && count < retries,
    mutationFn: ({ item, hasDone, feedbacks }: Answer) => {
      const isEdit = item.hasDone !== null && hasDone !== null;
      const input = { itemId: item.id, hasDone, feedbacks };
      return isEdit ? api.offlinePlans.punchEdit.call(input) : api.offlinePlans.punch.call(input);
    },
    // a refetch in between would show the state before the answers that still wait
    onSettled: async () => {
      if (client.isMutating({ mutationKey: key }) > 1) return;
      await client.invalidateQueries({ queryKey: api.offlinePlans.key() });
    },
  });

  const tap = (answer: Answer, failed: (reason: string) => string) => {
    const now = Date.now();
    if (now - lastTap.current < doubleTapMilliseconds) return;
    lastTap.current = now;
    const { item, hasDone, feedbacks } = answer;
    void client.cancelQueries({ queryKey: sessionQuery(session.userOfflinePlanId, session.num).queryKey });
    show(item, { hasDone, feedbacks: feedbacks ?? item.feedbacks, doneTime: hasDone === null ? null : new Date(now).toISOString() });
    mutation.mutateAsync(answer).catch((error: Error) => {
      show(item, { hasDone: item.hasDone, feedbacks: item.feedbacks, doneTime: item.doneTime });
      void message.error(failed(failureText(error)));
    });
  };

  const title = (item: PlanItem) => item.trainingProgram.title;
  return {
    /** One tap: done, and no more said than the form's defaults. */
    done: (item: PlanItem) => tap({ item, hasDone: true }, (reason) => t('item.notSaved', { title: title(item), message: reason })),
    notDone: (item: PlanItem) => tap({ item, hasDone: false }, (reason) => t('item.notSaved', { title: title(item), message: reason })),
    undo: (item: PlanItem) => tap({ item, hasDone: null }, (reason) => t('item.notSavedUndo', { title: title(item), message: reason })),
    /** With the typed form: it shows once it is saved, and the form shows why it was not. */
    submit: async (item: PlanItem, hasDone: boolean, feedbacks: FeedbackValue[]) => {
      await mutation.mutateAsync({ item, hasDone, feedbacks });
      show(item, { hasDone, feedbacks, doneTime: item.doneTime ?? new Date().toISOString() });
    },
  };
}

export type Answers = ReturnType<typeof useAnswers>;

/** How many answers are still on their way; while there are any, closing the tab asks first. */
export function useUnsentAnswers(sessionId: string): number {
  const unsent = useIsMutating({ mutationKey: ['punch', sessionId] });
  const ask = useCallback((event: BeforeUnloadEvent) => event.preventDefault(), []);
  useEffect(() => {
    if (unsent === 0) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent, ask]);
  return unsent;
}
