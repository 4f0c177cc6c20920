import { Alert, App, Button, Typography } from 'antd';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { useDesk } from './desk.ts';
import { goToPart, isOnSheet, openParts } from './open-parts.ts';
import type { SheetTab } from './sheet-tabs.tsx';
import { Standing } from './standing.tsx';
import type { Answers } from './use-answers.ts';
import { isGivenByFinishing, type useFinish, withRestGiven } from './use-finish.ts';
import type { KeptSession } from './use-kept-session.ts';
import { useMissingText } from './use-missing-text.ts';

interface FinishStepProps {
  kept: KeptSession;
  answers: Answers;
  finishing: ReturnType<typeof useFinish>;
  /** What is open lies behind another tab of the sheet. */
  onTab: (tab: SheetTab) => void;
  /** What is open lies on the page. */
  onLeave: () => void;
}

/** The button that finishes a session, or names what is open and leads there. */
export function FinishStep({ kept, answers, finishing, onTab, onLeave }: FinishStepProps) {
  const { t } = useTranslation('offlinePlans');
  const { message } = App.useApp();
  const failureText = useFailureText();
  const desk = useDesk();
  const missingText = useMissingText();
  const { session } = kept;
  const tap = () => {
    const isMusicUnheard = session.iLs?.tracks.some(({ isPunched }) => !isPunched) ?? false;
    const isWorkDone = !isMusicUnheard && [...session.items, ...session.nonePlaybook].every(({ hasDone }) => hasDone !== null);
    const open = openParts(isWorkDone ? giveRest(session, answers) : session, desk);
    const [first] = open;
    if (!first) return finishing.finish();
    void message.warning(missingText(open));
    if (isOnSheet(first.part) && !(first.part === 'music' && isMusicUnheard)) {
      // what is not in sight cannot take the focus
      flushSync(() => onTab(first.part === 'personal' ? 'personal' : 'session'));
      return goToPart(first.part, 'sheet');
    }
    onLeave();
    goToPart(first.part, 'page');
  };
  return (
    <>
      {finishing.failure && <Alert type="error" showIcon role="alert" title={failureText(finishing.failure)} />}
      <div className="sheet-footer">
        <Typography.Text type="secondary">{t(desk.isClass ? 'finish.confirmClass' : 'finish.confirmText')}</Typography.Text>
        <Standing kept={kept} />
        <Button className="sheet-step" size="large" type="primary" loading={finishing.isFinishing} onClick={tap}>
          {t('finish.button')}
        </Button>
      </div>
    </>
  );
}

/** Gives what asks for nothing, and says how the session stands with it. */
function giveRest(session: KeptSession['session'], answers: Answers): KeptSession['session'] {
  const { overall, categoryPunch, iLs } = session;
  const give = (form: typeof overall, save: () => Promise<unknown>) => {
    if (isGivenByFinishing(form)) void save().catch(() => undefined);
  };
  give(overall, () => answers.saveOverall([]));
  for (const form of categoryPunch) give(form, () => answers.saveCategory(form.categoryId, []));
  if (iLs) give(iLs.feedback, () => answers.saveMusic([]));
  return withRestGiven(session);
}
