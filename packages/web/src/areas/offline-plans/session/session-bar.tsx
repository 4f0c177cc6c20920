import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { Alert, Button, Typography } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Elapsed } from './elapsed.tsx';
import { FinishButton } from './finish-button.tsx';
import { type Answers, useUnsentAnswers } from './use-answers.ts';
import { useIsOnline } from './use-is-online.ts';

interface SessionBarProps {
  session: SessionView;
  /** The exercise that is on now. */
  current: PlanItem | undefined;
  answers: Answers;
  /** Answers the exercise with a tap, or opens its form where a tap does not say enough. */
  onDone: (item: PlanItem) => void;
  onFeedback: (item: PlanItem) => void;
  onFinish: () => void;
}

/** What a coach taps while looking at the child: always in the same place, whatever else the page shows. */
export function SessionBar({ session, current, answers, onDone, onFeedback, onFinish }: SessionBarProps) {
  const { t } = useTranslation('offlinePlans');
  const unsent = useUnsentAnswers(session.id);
  const titleId = useId();
  const ofCurrent = { size: 'large', disabled: !current, 'aria-describedby': titleId } as const;
  return (
    <footer className="session-bar">
      <div className="session-bar-line">
        <Typography.Text strong ellipsis id={titleId} role="status">
          {current ? current.trainingProgram.title : t('bar.noneLeft')}
        </Typography.Text>
        <Standing unsent={unsent} />
        {session.openedAt && <Elapsed since={session.openedAt} />}
      </div>
      <div className="session-bar-actions">
        <FinishButton session={session} unsent={unsent} onFinish={onFinish} />
        <Button {...ofCurrent} onClick={() => current && onFeedback(current)}>
          {t('item.addFeedback')}
        </Button>
        <Button {...ofCurrent} onClick={() => current && answers.notDone(current)}>
          {t('item.notDone')}
        </Button>
        <Button {...ofCurrent} className="bar-done" type={current ? 'primary' : 'default'} onClick={() => current && onDone(current)}>
          {t('item.done')}
        </Button>
      </div>
    </footer>
  );
}

/** What of the answers is not with the center yet, and why. */
function Standing({ unsent }: { unsent: number }) {
  const { t } = useTranslation('offlinePlans');
  const isOnline = useIsOnline();
  if (!isOnline) return <Alert type="warning" showIcon role="alert" title={t('session.offline')} />;
  return <Typography.Text role="status">{unsent > 0 ? t('session.saving') : ''}</Typography.Text>;
}
