import { levelOn } from '@trellis/contract/offline-plans/difficulty/rules';
import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { Button, Flex, Typography } from 'antd';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeTag } from '../state-tags.tsx';
import { ItemDetails } from './item-details.tsx';
import type { Answers } from './use-answers.ts';
import '../../../ui/item-list.css';

interface ItemLineProps {
  item: PlanItem;
  ilsVersion: SessionView['ilsVersion'];
  isWritable: boolean;
  /** The latest answer, which may be taken back. */
  canUndo: boolean;
  answers: Answers;
  onOpen: (item: PlanItem) => void;
}

/** An exercise that is not on now: its answer with a way to change it, or what it will be. A tap on another one leaves it as it is. */
export const ItemLine = memo(function ItemLine({ item, ilsVersion, isWritable, canUndo, answers, onOpen }: ItemLineProps) {
  const { t } = useTranslation('offlinePlans');
  const [isShown, setShown] = useState(false);
  const { title } = item.trainingProgram;
  const difficulty = levelOn(ilsVersion, item.trainingProgram);
  const undo = () => {
    // the button goes with the answer
    document.getElementById('items')?.focus({ preventScroll: true });
    answers.undo(item);
  };
  return (
    <>
      <Flex className="item-line" gap="small" align="center" justify="space-between">
        <Flex gap="0 var(--space-2)" align="center" wrap>
          <OutcomeTag hasDone={item.hasDone} />
          <Typography.Text>{title}</Typography.Text>
          <Typography.Text type="secondary">{t('item.level', { difficulty })}</Typography.Text>
        </Flex>
        {item.hasDone === null ? (
          <Button type="text" aria-expanded={isShown} aria-label={t('item.prepareOf', { title })} onClick={() => setShown(!isShown)}>
            {t('item.prepare')}
          </Button>
        ) : (
          <Flex gap="small">
            {canUndo && isWritable && (
              <Button aria-label={t('item.undoOf', { title })} onClick={undo}>
                {t('item.undo')}
              </Button>
            )}
            <Button
              type="text"
              aria-label={isWritable ? t('item.editOf', { title }) : t('item.viewOf', { title })}
              onClick={() => onOpen(item)}
            >
              {isWritable ? t('word.edit') : t('item.view')}
            </Button>
          </Flex>
        )}
      </Flex>
      {isShown && item.hasDone === null && (
        <div className="item-prepared">
          <ItemDetails item={item} ilsVersion={ilsVersion} />
        </div>
      )}
    </>
  );
});
