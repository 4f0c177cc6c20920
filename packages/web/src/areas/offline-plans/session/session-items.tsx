import { inOrder, mayUndo, nextItem } from '@trellis/contract/offline-plans/rules';
import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { Flex, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrentItem } from './current-item.tsx';
import { ItemDrawer } from './item-drawer.tsx';
import { ItemLine } from './item-line.tsx';
import { useAnswers } from './use-answers.ts';

/** The exercises of a session in order: the plan's, then the free ones; one is on, the others are lines. */
export function SessionItems({ session }: { session: SessionView }) {
  const { t } = useTranslation('offlinePlans');
  const answers = useAnswers(session);
  const [openItem, setOpenItem] = useState<PlanItem | null>(null);
  const all = [...session.items, ...session.nonePlaybook];
  const current = session.isWritable ? nextItem(all) : undefined;
  const takesFocus = useHasChanged(current?.id);

  const list = (items: readonly PlanItem[]) => (
    <ol className="item-list">
      {inOrder(items).map((item) => (
        <li key={item.id}>
          {item.id === current?.id ? (
            <CurrentItem item={item} answers={answers} takesFocus={takesFocus} onFeedback={setOpenItem} />
          ) : (
            <ItemLine item={item} isWritable={session.isWritable} canUndo={mayUndo(all, item.id)} answers={answers} onOpen={setOpenItem} />
          )}
        </li>
      ))}
    </ol>
  );

  return (
    <Flex vertical gap="middle">
      <section id="items" tabIndex={-1} aria-labelledby="items-heading">
        <Typography.Title level={2} id="items-heading">
          {t('session.items')}
        </Typography.Title>
        {list(session.items)}
      </section>
      {session.nonePlaybook.length > 0 && (
        <section aria-labelledby="none-playbook-heading">
          <Typography.Title level={2} id="none-playbook-heading">
            {t('session.nonePlaybook')}
          </Typography.Title>
          {list(session.nonePlaybook)}
        </section>
      )}
      {openItem && <ItemDrawer key={openItem.id} session={session} item={openItem} answers={answers} onClose={() => setOpenItem(null)} />}
    </Flex>
  );
}

/** Whether the current exercise is another than the one the page opened with: only then the focus follows it. */
function useHasChanged(currentId: string | undefined): boolean {
  const first = useRef(currentId);
  const [hasChanged, setHasChanged] = useState(false);
  useEffect(() => {
    if (currentId !== first.current) setHasChanged(true);
  }, [currentId]);
  return hasChanged;
}
