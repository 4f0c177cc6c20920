import { isAnsweredByTap } from '@trellis/contract/offline-plans/feedback-rules';
import { nextItem } from '@trellis/contract/offline-plans/rules';
import type { PlanItem } from '@trellis/contract/offline-plans/schemas';
import { useState } from 'react';
import { FinishDialogs } from './finish-dialogs.tsx';
import { ItemDrawer } from './item-drawer.tsx';
import { SessionBar } from './session-bar.tsx';
import { SessionForms } from './session-forms.tsx';
import { SessionItems } from './session-items.tsx';
import { SessionMusic } from './session-music.tsx';
import { useAnswers } from './use-answers.ts';
import type { KeptSession } from './use-kept-session.ts';

/** A session's exercises, music and forms, and the bar beneath them. */
export function SessionWork({ kept }: { kept: KeptSession }) {
  const { session } = kept;
  const answers = useAnswers(session);
  const [openItem, setOpenItem] = useState<PlanItem | null>(null);
  const [isFinishing, setFinishing] = useState(false);
  const current = session.isWritable ? nextItem([...session.items, ...session.nonePlaybook]) : undefined;
  const done = (item: PlanItem) => (isAnsweredByTap(item.feedbackProperties) ? answers.done(item) : setOpenItem(item));
  return (
    <>
      <SessionItems session={session} current={current} answers={answers} onOpen={setOpenItem} />
      {session.iLs && <SessionMusic session={session} music={session.iLs} answers={answers} />}
      <SessionForms session={session} answers={answers} />
      {session.isWritable && (
        <SessionBar
          kept={kept}
          current={current}
          answers={answers}
          onDone={done}
          onFeedback={setOpenItem}
          onFinish={() => setFinishing(true)}
        />
      )}
      <FinishDialogs session={session} isAsking={isFinishing} onClose={() => setFinishing(false)} />
      {openItem && <ItemDrawer key={openItem.id} session={session} item={openItem} answers={answers} onClose={() => setOpenItem(null)} />}
    </>
  );
}
