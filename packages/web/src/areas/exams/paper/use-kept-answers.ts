import { useQueryClient } from '@tanstack/react-query';
import type { PaperAnswer, PaperDetails } from '@trellis/contract/exams/paper-schemas';
import { useEffect, useMemo } from 'react';
import { api } from '../../../app/api.ts';
import { discardUnsent, keepUnsent, whenSent } from '../../../app/unsent/unsent.ts';
import type { Unsent } from '../../../app/unsent/unsent-store.ts';
import { useUnsent } from '../../../app/unsent/use-unsent.ts';
import { answerKind } from './senders.ts';

interface Said {
  id: string;
  questionId: string;
  answer: PaperAnswer;
}

const saidIn = ({ input }: Unsent) => input as Said;

/** A paper with these answers in the place of what it says of their questions. */
const withAnswers = (details: PaperDetails, said: readonly Said[]): PaperDetails => {
  const last = new Map(said.map(({ questionId, answer }) => [questionId, answer]));
  return { ...details, questions: details.questions.map((asked) => ({ ...asked, answer: last.get(asked.id) ?? asked.answer })) };
};

/** A paper with what was answered here: each answer is kept on the device until the center has it, and shows at once. */
export function useKeptAnswers(details: PaperDetails) {
  const client = useQueryClient();
  const paperId = details.paper.id;
  const lane = `exam:${paperId}`;
  const { waiting, refused, isHeldUp } = useUnsent(lane);

  useEffect(
    () =>
      whenSent((entry) => {
        if (entry.lane !== lane) return;
        const queryKey = api.examPapers.details.queryKey({ input: { id: paperId } });
        void client.cancelQueries({ queryKey });
        client.setQueryData<PaperDetails>(queryKey, (cached) => cached && withAnswers(cached, [saidIn(entry)]));
      }),
    [client, lane, paperId],
  );

  // the time was over, or another tab handed it in: what became of the paper is asked for
  useEffect(() => {
    if (refused.length === 0) return;
    for (const { id } of refused) void discardUnsent(id);
    void client.invalidateQueries({ queryKey: api.examPapers.key() });
  }, [client, refused]);

  const shown = useMemo(() => withAnswers(details, waiting.map(saidIn)), [details, waiting]);
  const say = (questionId: string, answer: PaperAnswer) => {
    const { outcome } = keepUnsent({
      lane,
      kind: answerKind,
      input: { id: paperId, questionId, answer },
      replaces: (earlier) => earlier.lane === lane && saidIn(earlier).questionId === questionId,
    });
    // what was refused is dealt with above
    outcome.catch(() => undefined);
  };
  const forget = () => Promise.all(waiting.map(({ id }) => discardUnsent(id)));
  return { shown, say, waiting: waiting.map(saidIn), isHeldUp, forget };
}
