import type { PlanItem } from '@trellis/contract/offline-plans/schemas';
import { Alert, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawerSizes } from '../../../ui/drawer-sizes.ts';
import { FinishStep } from './finish-step.tsx';
import type { SessionPlaces } from './session-places.ts';
import { type SheetTab, SheetTabs } from './sheet-tabs.tsx';
import type { Answers } from './use-answers.ts';
import { useFinish } from './use-finish.ts';
import type { KeptSession } from './use-kept-session.ts';

interface FeedbackSheetProps {
  places: Pick<SessionPlaces, 'After' | 'Steps'>;
  kept: KeptSession;
  answers: Answers;
  isOpen: boolean;
  onOpenItem: (item: PlanItem) => void;
  onClose: () => void;
}

/** What is said about a session, on one sheet: it finishes the session, and then offers the next one in the same place. */
export function FeedbackSheet({ places: { After, Steps }, kept, answers, isOpen, onOpenItem, onClose }: FeedbackSheetProps) {
  const { t } = useTranslation('offlinePlans');
  const { session } = kept;
  const finishing = useFinish(kept);
  const { finished } = finishing;
  const [tab, setTab] = useState<SheetTab>('session');
  const isFinishedHere = finishing.isKept && kept.isHeldUp;
  const title = finished
    ? t(finished.nextNum === null ? 'finish.lastTitle' : 'finish.thisSessionEnded')
    : t('sheet.title', { num: session.num, name: session.subject.name });
  return (
    <Drawer
      rootClassName="touch-dialog session-sheet"
      open={isOpen}
      onClose={onClose}
      size={drawerSizes.large}
      title={title}
      footer={
        finished ? (
          <Steps session={session} finished={finished} onClose={onClose} />
        ) : (
          session.isWritable && <FinishStep kept={kept} answers={answers} finishing={finishing} onTab={setTab} onLeave={onClose} />
        )
      }
    >
      {isFinishedHere && <Alert type="success" showIcon title={t('kept.finished')} description={t('kept.finishedText')} />}
      {finished ? (
        <After session={session} finished={finished} onLeave={onClose} />
      ) : (
        <SheetTabs session={session} answers={answers} tab={tab} onTab={setTab} onOpen={onOpenItem} />
      )}
    </Drawer>
  );
}
