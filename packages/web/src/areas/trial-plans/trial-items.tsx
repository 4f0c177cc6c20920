import type { TrialItem, TrialView } from '@trellis/contract/trial-plans/schemas';
import { Button, Card, Empty, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemDetails, ItemDrawer, OutcomeTag } from '../offline-plans/public.ts';
import { ProgramsDrawer } from './programs-drawer.tsx';
import { useTrialChanges } from './queries.ts';

/** The exercises of a trial, answered in whatever order they are tried. */
export function TrialItems({ trial }: { trial: TrialView }) {
  const { t } = useTranslation('trialPlans');
  const { say } = useTrialChanges();
  const [isChoosing, setChoosing] = useState(false);
  const [open, setOpen] = useState<TrialItem>();
  const { id: trialPlanId, items, isWritable } = trial;
  const choose = isWritable && (
    <Button type={items.length === 0 ? 'primary' : 'default'} onClick={() => setChoosing(true)}>
      {t('programs.choose')}
    </Button>
  );
  return (
    <section aria-labelledby="trial-programs">
      <Flex className="trial-section" justify="space-between" align="center" gap="small" wrap>
        <Typography.Title level={2} id="trial-programs">
          {t('columns.programs')}
        </Typography.Title>
        {items.length > 0 && choose}
      </Flex>
      <Card size="small">
        {items.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('programs.none')}>
            {choose}
          </Empty>
        )}
        <ol className="trial-items">
          {items.map((item) => (
            <li key={item.id}>
              <TrialItemLine trial={trial} item={item} onOpen={setOpen} />
            </li>
          ))}
        </ol>
      </Card>
      {isChoosing && <ProgramsDrawer trial={trial} onClose={() => setChoosing(false)} />}
      {open && (
        <ItemDrawer
          key={open.id}
          session={{ id: trialPlanId, isWritable }}
          item={open}
          answers={{
            submitItem: async (item, hasDone, feedbacks) => {
              await say.mutateAsync({ trialPlanId, itemId: item.id, hasDone, feedbacks });
            },
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

interface LineProps {
  trial: TrialView;
  item: TrialItem;
  onOpen: (item: TrialItem) => void;
}

function TrialItemLine({ trial: { id: trialPlanId, isWritable }, item, onOpen }: LineProps) {
  const { t } = useTranslation('trialPlans');
  const { tap } = useTrialChanges();
  const { title, difficulty } = item.trainingProgram;
  const isAnswered = item.hasDone !== null;
  const answer = (hasDone: boolean | null) => tap.mutate({ trialPlanId, itemId: item.id, hasDone });
  return (
    <>
      <Flex className="trial-line" gap="small" align="center" justify="space-between" wrap>
        <Flex gap="small" align="center" wrap>
          <OutcomeTag hasDone={item.hasDone} />
          <Typography.Text strong>{title}</Typography.Text>
          <Typography.Text type="secondary">{t('programs.level', { difficulty })}</Typography.Text>
        </Flex>
        <Flex gap="small" wrap>
          {isWritable && isAnswered && (
            <Button aria-label={t('items.undoOf', { title })} onClick={() => answer(null)}>
              {t('items.undo')}
            </Button>
          )}
          {isWritable && !isAnswered && (
            <Button aria-label={t('items.notDoneOf', { title })} onClick={() => answer(false)}>
              {t('items.notDone')}
            </Button>
          )}
          {(isWritable || isAnswered) && (
            <Button
              type={isWritable && !isAnswered ? 'primary' : 'default'}
              aria-label={t(isWritable ? 'items.feedbackOf' : 'items.showOf', { title })}
              onClick={() => onOpen(item)}
            >
              {isWritable ? t('items.feedback') : t('items.show')}
            </Button>
          )}
        </Flex>
      </Flex>
      {isWritable && !isAnswered && (
        <details className="trial-details">
          <summary>{t('items.prepare')}</summary>
          <ItemDetails item={item} />
        </details>
      )}
    </>
  );
}
