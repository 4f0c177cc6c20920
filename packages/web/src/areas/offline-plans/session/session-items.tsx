import { inOrder, mayUndo } from '@trellis/contract/offline-plans/rules';
import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { Flex, Typography } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrentItem } from './current-item.tsx';
import { ItemLine } from './item-line.tsx';
import type { SessionPlaces } from './session-places.ts';
import type { Answers } from './use-answers.ts';

interface SessionItemsProps {
  session: SessionView;
  current: PlanItem | undefined;
  answers: Answers;
  Video: SessionPlaces['Video'];
  onOpen: (item: PlanItem) => void;
}

/** The exercises of a session in order: the plan's, then the free ones. One is on; what was answered before the latest answer is folded away. */
export const SessionItems = memo(function SessionItems({ session, current, answers, Video, onOpen }: SessionItemsProps) {
  const { t } = useTranslation('offlinePlans');
  const all = [...session.items, ...session.nonePlaybook];

  const list = (items: readonly PlanItem[]) => {
    const ordered = inOrder(items);
    const isFolded = (item: PlanItem) => session.isWritable && item.hasDone !== null && !mayUndo(all, item.id);
    const video = (item: PlanItem) => Video && <Video key={item.id} item={item} />;
    const line = (item: PlanItem) => (
      <li key={item.id}>
        {item.id === current?.id ? (
          <CurrentItem item={item} ilsVersion={session.ilsVersion} video={video(item)} />
        ) : (
          <ItemLine
            item={item}
            ilsVersion={session.ilsVersion}
            isWritable={session.isWritable}
            canUndo={mayUndo(all, item.id)}
            answers={answers}
            onOpen={onOpen}
          />
        )}
      </li>
    );
    const folded = ordered.filter(isFolded);
    return (
      <>
        {folded.length > 0 && (
          <details className="answered-items">
            <summary>{t('item.answeredBefore', { count: folded.length })}</summary>
            <ol className="item-list">{folded.map(line)}</ol>
          </details>
        )}
        <ol className="item-list" start={folded.length + 1}>
          {ordered.filter((item) => !isFolded(item)).map(line)}
        </ol>
      </>
    );
  };

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
    </Flex>
  );
});
