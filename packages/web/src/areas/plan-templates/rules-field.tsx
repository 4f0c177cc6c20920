import { useQuery } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import type { PlanRule } from '@trellis/contract/plan-templates/rule';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { quiet } from '../../ui/quiet.ts';
import { RuleCard } from './rule-card.tsx';

const mostRules = 20;

interface Props {
  /** Given by the form that it stands in. */
  value?: readonly PlanRule[];
  onChange?: (rules: readonly PlanRule[]) => void;
}

/** The rules of a plan in their order: each says what some of its sessions are made of. */
export function RulesField({ value: rules = [], onChange }: Props) {
  const { t } = useTranslation('planTemplates');
  const { data } = useQuery(api.offlinePlanRules.prepareForEdit.queryOptions({ input: {}, ...quiet }));
  const categories = data?.categories ?? [];
  const [first] = categories;
  const set = (next: readonly PlanRule[]) => onChange?.(next);
  const swap = (place: number, other: number) => {
    const [one, two] = [rules[place], rules[other]];
    if (one && two) set(rules.with(place, two).with(other, one));
  };
  const add = () => {
    if (!first) return;
    const last = rules.at(-1)?.endOffset ?? 0;
    const shares = [{ categoryId: first.id, share: 1 }];
    set([...rules, { sessionCount: 10, bars: limits.bars.usual, shares, startOffset: last, endOffset: last }]);
  };
  return (
    <Flex vertical gap="middle">
      {rules.map((rule, place) => (
        <RuleCard
          // rules have no names: a place is what they are
          key={`${place}`}
          rule={rule}
          place={place}
          count={rules.length}
          categories={categories}
          onChange={(next) => set(rules.with(place, next))}
          onMove={(by) => swap(place, place + by)}
          onRemove={() => set(rules.toSpliced(place, 1))}
        />
      ))}
      <Button onClick={add} disabled={!first || rules.length >= mostRules}>
        {t('rules.add')}
      </Button>
    </Flex>
  );
}
