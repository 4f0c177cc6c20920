import type { PlanItem } from '@trellis/contract/offline-plans/schemas';
import { Button } from 'antd';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Elapsed } from './elapsed.tsx';
import { FinishButton } from './finish-button.tsx';
import { RatingTap } from './rating-tap.tsx';
import { Standing } from './standing.tsx';
import type { Answers } from './use-answers.ts';
import { useBarFocus } from './use-bar-focus.ts';
import type { KeptSession } from './use-kept-session.ts';

interface SessionBarProps {
  kept: KeptSession;
  /** The exercise that is on now. */
  current: PlanItem | undefined;
  answers: Answers;
  /** Answers the exercise with a tap, or opens its form where a tap does not say enough. */
  onDone: (item: PlanItem) => void;
  onFeedback: (item: PlanItem) => void;
  /** Opens what is said about the session as a whole, and finishes it. */
  onSheet: () => void;
}

/** What a coach taps while looking at the child: always in the same place, whatever else the page shows. */
export function SessionBar({ kept, current, answers, onDone, onFeedback, onSheet }: SessionBarProps) {
  const { t } = useTranslation('offlinePlans');
  const { session } = kept;
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const focus = useBarFocus(place, !current);
  const ofCurrent = { size: 'large', disabled: !current, 'aria-describedby': titleId } as const;
  return (
    <footer ref={place} className="session-bar" {...focus}>
      <div className="session-bar-line">
        <strong className="session-bar-title" id={titleId} role="status">
          {current ? current.trainingProgram.title : t('bar.noneLeft')}
        </strong>
        <Standing kept={kept} />
        {current && <RatingTap item={current} onRate={(feedbacks) => answers.rate(current, feedbacks)} />}
        {session.openedAt && <Elapsed since={session.openedAt} />}
      </div>
      <div className="session-bar-actions">
        <FinishButton session={session} onSheet={onSheet} />
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
