import type { GuestQuestionnaire } from '@trellis/contract/questionnaires/guest-calls';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayInWords } from '../../app/format.ts';
import { toast } from '../../app/toast.ts';
import { Waiting } from '../../app/waiting.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhoneTitle } from '../../ui/phone-page.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { ShownBanners } from '../banners/public.ts';
import type { Standing } from './answer-keeper.ts';
import { AnsweringForm } from './answering-form.tsx';
import { Faults } from './faults.tsx';
import { KeepStateLine } from './keep-state.tsx';
import { recallAnswers, rememberAnswers } from './pending-answers.ts';
import { SubmitDialog } from './submit-dialog.tsx';
import { useKeptAnswers } from './use-kept-answers.ts';
import { useSubmitKept } from './use-submit-kept.ts';

interface Props {
  token: string;
  questionnaire: GuestQuestionnaire;
  /** Keeps answers; answers the stamp that they have from then on. */
  save: (standing: Standing) => Promise<{ concurrencyStamp: string }>;
  complete: (standing: Standing) => Promise<unknown>;
}

type Pending = Awaited<ReturnType<typeof recallAnswers>>;

/** The questionnaire on a phone, then thanks. What this device did not send yet is there again. */
export function PhoneForm(props: Props) {
  const { token, questionnaire } = props;
  const [pending, setPending] = useState<{ found: Pending }>();
  const [isDone, setDone] = useState(questionnaire.isComplete);
  useEffect(() => {
    void recallAnswers(token).then((found) => setPending({ found }));
  }, [token]);
  if (isDone) return <Thanks questionnaire={questionnaire} />;
  if (!pending) return <Waiting />;
  return <Answering {...props} pending={pending.found} onDone={() => setDone(true)} />;
}

function Answering({ token, questionnaire, save, complete, pending, onDone }: Props & { pending: Pending; onDone: () => void }) {
  const { t, i18n } = useTranslation('questionnaires');
  const failureText = useFailureText();
  const [isAsked, setAsked] = useState(false);
  const { questionnaireAndAnswer, finishedPage, concurrencyStamp, centerName: center, childName: child } = questionnaire;
  const kept = useKeptAnswers({
    standing: { answerContent: questionnaireAndAnswer.answerContent, finishedPage, concurrencyStamp },
    pending,
    send: save,
    remember: (given) => void rememberAnswers(token, given),
    onMerged: () => toast('info', t('changed')),
  });
  const { submit, isWaiting, problem } = useSubmitKept(kept, complete, () => rememberAnswers(token, undefined).then(onDone));
  return (
    <div className="guest-parts">
      <div>
        <PhoneTitle isOfTab>{questionnaire.name}</PhoneTitle>
        <p>{t('phone.intro', { center, child })}</p>
      </div>
      {problem && (
        <Notice level="error" title={failureText(problem)}>
          <Faults problem={problem} />
        </Notice>
      )}
      <AnsweringForm
        jsonString={questionnaireAndAnswer.jsonString}
        answers={kept.answers}
        finishedPage={Math.max(finishedPage, pending?.finishedPage ?? 0)}
        completeText={t('submit')}
        onChange={kept.change}
        onPage={() => void kept.flush()}
        onComplete={() => setAsked(true)}
      />
      {isAsked && <SubmitDialog onSubmit={submit} onClose={() => setAsked(false)} />}
      <KeepStateLine state={kept.state} problem={kept.problem} isWaiting={isWaiting} />
      <ShownBanners banners={questionnaire.banners} />
      <p className="quiet">{t('phone.until', { date: dayInWords(questionnaire.expiresAt, i18n.language) })}</p>
    </div>
  );
}

function Thanks({ questionnaire: { centerName: center, childName: child } }: { questionnaire: GuestQuestionnaire }) {
  const { t } = useTranslation('questionnaires');
  return (
    <section role="status">
      <PhoneTitle isOfTab>{t('phone.doneTitle')}</PhoneTitle>
      <p>{t('phone.doneText', { center, child })}</p>
      <p className="quiet">{t('phone.doneHint')}</p>
    </section>
  );
}
