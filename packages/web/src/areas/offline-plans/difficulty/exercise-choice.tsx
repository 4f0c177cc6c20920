import { adjustFault, levelOn } from '@trellis/contract/offline-plans/difficulty/rules';
import type { AdjustableItem } from '@trellis/contract/offline-plans/difficulty/schemas';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Checkbox, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  items: readonly AdjustableItem[];
  ilsVersion: SessionView['ilsVersion'];
  /** The level that they would take, once there is one. */
  target: number | undefined;
  /** The form's own. */
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

/** Exercises of a session, of which those may be chosen that can take a level; the others say why not. */
export function ExerciseChoice({ items, ilsVersion, target, id, value, onChange }: Props) {
  const { t } = useTranslation('planDifficulty');
  const hintOf = (item: AdjustableItem) => {
    const fault = adjustFault(item, target ?? item.trainingProgram.minDifficulty);
    if (fault === 'settled') return t(item.hasDone === null ? 'adjust.hint.adjusted' : 'adjust.hint.done');
    return fault && t(`adjust.hint.${fault}`, { max: item.trainingProgram.maxDifficulty, min: item.trainingProgram.minDifficulty });
  };
  return (
    <Checkbox.Group<string> {...(id && { id })} {...(value && { value })} {...(onChange && { onChange })}>
      <Flex vertical gap="small">
        {items.map((item) => {
          const hint = hintOf(item);
          return (
            <Checkbox key={item.id} value={item.id} disabled={hint !== undefined}>
              {item.trainingProgram.title}{' '}
              <Typography.Text type="secondary">
                {[t('adjust.level', { level: levelOn(ilsVersion, item.trainingProgram) }), hint].filter(Boolean).join(' · ')}
              </Typography.Text>
            </Checkbox>
          );
        })}
      </Flex>
    </Checkbox.Group>
  );
}
