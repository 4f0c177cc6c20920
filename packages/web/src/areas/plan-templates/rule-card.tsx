import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined } from '@ant-design/icons';
import { limits } from '@trellis/contract/limits';
import type { PlanRule } from '@trellis/contract/plan-templates/rule';
import { Button, Flex, InputNumber } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SharesField } from './shares-field.tsx';
import './plan-templates.css';

interface Props {
  rule: PlanRule;
  place: number;
  count: number;
  categories: readonly { id: string; name: string }[];
  onChange: (rule: PlanRule) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

const steps = limits.difficulty.max - limits.difficulty.min;

/** One rule: how many sessions, of how many exercises, from which level to which, and what these train. */
export function RuleCard({ rule, place, count, categories, onChange, onMove, onRemove }: Props) {
  const { t } = useTranslation('planTemplates');
  const { t: ui } = useTranslation('ui');
  const name = t('rules.rule', { place: place + 1 });
  const numbers = [
    { field: 'sessionCount', min: 1, max: 400 },
    { field: 'bars', min: 1, max: limits.bars.max },
    { field: 'startOffset', min: -steps, max: steps },
    { field: 'endOffset', min: -steps, max: steps },
  ] as const;
  return (
    <div className="plan-rule" role="group" aria-label={name}>
      <strong>{name}</strong>
      <Flex wrap gap="small">
        {numbers.map(({ field, min, max }) => (
          <NumberOf
            key={field}
            label={t(`rules.${field}`)}
            min={min}
            max={max}
            value={rule[field]}
            onChange={(value) => onChange({ ...rule, [field]: value })}
          />
        ))}
      </Flex>
      <SharesField of={name} shares={rule.shares} categories={categories} onChange={(shares) => onChange({ ...rule, shares })} />
      <Flex justify="end">
        <Button
          type="text"
          icon={<ArrowUpOutlined aria-hidden />}
          aria-label={ui('order.up', { name })}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        />
        <Button
          type="text"
          icon={<ArrowDownOutlined aria-hidden />}
          aria-label={ui('order.down', { name })}
          disabled={place === count - 1}
          onClick={() => onMove(1)}
        />
        <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={ui('order.remove', { name })} onClick={onRemove} />
      </Flex>
    </div>
  );
}

interface NumberProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function NumberOf({ label, value, onChange, ...limit }: NumberProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div>
        <InputNumber id={id} {...limit} precision={0} value={value} onChange={(next) => next !== null && onChange(next)} />
      </div>
    </div>
  );
}
