import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import type { Regulation } from '@trellis/contract/exams/examination';
import { examLimits, examTotal, questionKinds, scoreText } from '@trellis/contract/exams/rules';
import { Button, Flex, InputNumber, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBank } from '../queries.ts';

interface Props {
  /** Given by the form that it stands in. */
  value?: readonly Regulation[];
  onChange?: (regulations: readonly Regulation[]) => void;
}

const first: Regulation = { tagId: null, kind: null, quantity: 10, fraction: 5 };
const any = 'any';

/** How many questions of which tag or kind, with how many points each; the sum stands beneath. */
export function RegulationsField({ value = [], onChange }: Props) {
  const { t, i18n } = useTranslation('exams');
  const set = (next: readonly Regulation[]) => onChange?.(next);
  return (
    <Flex vertical gap="middle">
      {value.map((rule, place) => (
        <Line
          key={place}
          rule={rule}
          number={place + 1}
          onChange={(next) => set(value.with(place, next))}
          onRemove={value.length > 1 ? () => set(value.filter((_, at) => at !== place)) : undefined}
        />
      ))}
      <Flex gap="middle" align="center" wrap>
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={value.length >= examLimits.regulations}
          onClick={() => set([...value, first])}
        >
          {t('regulations.add')}
        </Button>
        <Typography.Text role="status">{t('regulations.total', { total: scoreText(examTotal(value), i18n.language) })}</Typography.Text>
      </Flex>
    </Flex>
  );
}

interface LineProps {
  rule: Regulation;
  number: number;
  onChange: (rule: Regulation) => void;
  onRemove: (() => void) | undefined;
}

function Line({ rule, number, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('exams');
  const { data } = useBank();
  const name = t('regulations.line', { number });
  const available = (data?.available ?? [])
    .filter(({ tagId, kind }) => tagId === rule.tagId && (!rule.kind || kind === rule.kind))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const tags = (data?.tags ?? []).map(({ id, name: label }) => ({ value: id, label }));
  return (
    <Flex gap="small" wrap align="center" role="group" aria-label={name}>
      <Select
        aria-label={`${name}: ${t('regulations.tag')}`}
        style={{ minWidth: 'calc(var(--space-1) * 40)' }}
        showSearch={{ optionFilterProp: 'label' }}
        value={rule.tagId ?? any}
        options={[{ value: any, label: t('regulations.anyTag') }, ...tags]}
        onChange={(tagId: string) => onChange({ ...rule, tagId: tagId === any ? null : tagId })}
      />
      <Select
        aria-label={`${name}: ${t('word.kind')}`}
        style={{ minWidth: 'calc(var(--space-1) * 40)' }}
        value={rule.kind ?? any}
        options={[
          { value: any, label: t('regulations.anyKind') },
          ...questionKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
        ]}
        onChange={(kind: string) => onChange({ ...rule, kind: questionKinds.find((each) => each === kind) ?? null })}
      />
      <InputNumber
        aria-label={`${name}: ${t('regulations.quantity')}`}
        suffix={t('regulations.quantity')}
        min={1}
        max={examLimits.quantity}
        precision={0}
        value={rule.quantity}
        onChange={(quantity) => quantity !== null && onChange({ ...rule, quantity })}
      />
      <InputNumber
        aria-label={`${name}: ${t('regulations.fraction')}`}
        suffix={t('regulations.fraction')}
        min={0.5}
        max={examLimits.fraction}
        value={rule.fraction}
        onChange={(fraction) => fraction !== null && onChange({ ...rule, fraction })}
      />
      <Typography.Text type={available < rule.quantity ? 'danger' : 'secondary'}>
        {t('regulations.available', { count: available })}
      </Typography.Text>
      {onRemove && (
        <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={t('regulations.remove', { number })} onClick={onRemove} />
      )}
    </Flex>
  );
}
