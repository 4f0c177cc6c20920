import { CloseOutlined } from '@ant-design/icons';
import type { PlanRule } from '@trellis/contract/plan-templates/rule';
import { Button, Flex, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';

type Share = PlanRule['shares'][number];
interface Props {
  /** Which rule they are of. */
  of: string;
  shares: readonly Share[];
  categories: readonly { id: string; name: string }[];
  onChange: (shares: Share[]) => void;
}

/** How the exercises of a rule are shared out: a number for each category, and what that is of the whole. */
export function SharesField({ of, shares, categories, onChange }: Props) {
  const { t } = useTranslation('planTemplates');
  const whole = shares.reduce((sum, { share }) => sum + share, 0);
  const taken = new Set(shares.map(({ categoryId }) => categoryId));
  const left = categories.filter(({ id }) => !taken.has(id));
  const [next] = left;
  const set = (place: number, share: Partial<Share>) => onChange(shares.map((each, at) => (at === place ? { ...each, ...share } : each)));
  return (
    <Flex vertical gap="small">
      {shares.map(({ categoryId, share }, place) => {
        const own = categories.find(({ id }) => id === categoryId);
        const name = own?.name ?? '';
        const options = [...(own ? [own] : []), ...left].map(({ id: value, name: label }) => ({ value, label }));
        return (
          <Flex key={categoryId} gap="small" align="center">
            <Select
              className="plan-share"
              aria-label={t('rules.category', { of, place: place + 1 })}
              showSearch={{ optionFilterProp: 'label' }}
              value={categoryId}
              options={options}
              onChange={(id) => set(place, { categoryId: id })}
            />
            <InputNumber
              aria-label={t('rules.share', { of, name })}
              min={1}
              max={100}
              precision={0}
              value={share}
              onChange={(value) => value !== null && set(place, { share: value })}
            />
            <span>{t('rules.percent', { percent: Math.round((share / whole) * 100) })}</span>
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={t('rules.withoutShare', { of, name })}
              disabled={shares.length === 1}
              onClick={() => onChange(shares.filter((_, at) => at !== place))}
            />
          </Flex>
        );
      })}
      <Button
        size="small"
        type="dashed"
        disabled={!next}
        aria-label={t('rules.addShareOf', { of })}
        onClick={() => next && onChange([...shares, { categoryId: next.id, share: 1 }])}
      >
        {t('rules.addShare')}
      </Button>
    </Flex>
  );
}
