import { isAnsweredByTap } from '@trellis/contract/offline-plans/feedback-rules';
import { nextItem } from '@trellis/contract/offline-plans/rules';
import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { Button, Flex, Typography } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnsweredTag } from '../state-tags.tsx';
import { useDesk } from './desk.ts';
import { FeedbackSheet } from './feedback-sheet.tsx';
import { ItemDrawer } from './item-drawer.tsx';
import { openParts } from './open-parts.ts';
import { SessionBar } from './session-bar.tsx';
import { SessionItems } from './session-items.tsx';
import { SessionMusic } from './session-music.tsx';
import type { SessionPlaces } from './session-places.ts';
import { useAnswers } from './use-answers.ts';
import { useComeToFinish } from './use-come-to-finish.ts';
import { withRestGiven } from './use-finish.ts';
import type { KeptSession } from './use-kept-session.ts';

/** A session's exercises and music, the way to what is said about it, and the bar beneath them. */
export function SessionWork({ kept, places }: { kept: KeptSession; places: SessionPlaces }) {
  const { t } = useTranslation('offlinePlans');
  const { session } = kept;
  const desk = useDesk();
  const answers = useAnswers(session);
  const [openItem, setOpenItem] = useState<PlanItem | null>(null);
  const isToFinish = useComeToFinish() && session.isWritable;
  const [isSheetOpen, setSheetOpen] = useState(isToFinish);
  const [isSheetKnown, setSheetKnown] = useState(isToFinish);
  const openSheet = () => {
    setSheetKnown(true);
    setSheetOpen(true);
  };
  // a tap is seen in the bar first, where the eye is; the page above follows
  const shown = useDeferredValue(session);
  const current = currentOf(session);
  const done = (item: PlanItem) => (isAnsweredByTap(item.feedbackProperties) ? answers.done(item) : setOpenItem(item));
  return (
    <>
      {places.People && <places.People session={session} answers={answers} />}
      <SessionItems
        session={shown}
        current={currentOf(shown)}
        answers={answers}
        Video={session.isWritable ? places.Video : undefined}
        onOpen={setOpenItem}
      />
      {session.iLs && (
        <SessionMusic
          sessionId={session.id}
          planId={session.userOfflinePlanId}
          num={session.num}
          name={session.subject.name}
          isWritable={session.isWritable}
          music={session.iLs}
        />
      )}
      {session.state !== 'notStarted' && (
        <Flex component="section" aria-labelledby="feedback-heading" gap="small" align="center" justify="space-between" wrap>
          <Flex gap="small" align="center" wrap>
            <Typography.Title level={2} id="feedback-heading">
              {t('sheet.heading')}
            </Typography.Title>
            <AnsweredTag isAnswered={openParts(shown, desk).length === 0} isOptional={openParts(withRestGiven(shown), desk).length === 0} />
          </Flex>
          <Button onClick={openSheet}>{session.isWritable ? t('forms.open') : t('forms.show')}</Button>
        </Flex>
      )}
      {session.isWritable && (
        <SessionBar kept={kept} current={current} answers={answers} onDone={done} onFeedback={setOpenItem} onSheet={openSheet} />
      )}
      {isSheetKnown && (
        <FeedbackSheet
          places={places}
          kept={kept}
          answers={answers}
          isOpen={isSheetOpen}
          onOpenItem={setOpenItem}
          onClose={() => setSheetOpen(false)}
        />
      )}
      {openItem && <ItemDrawer key={openItem.id} session={session} item={openItem} answers={answers} onClose={() => setOpenItem(null)} />}
    </>
  );
}

const currentOf = (session: SessionView): PlanItem | undefined =>
  session.isWritable ? nextItem([...session.items, ...session.nonePlaybook]) : undefined;
