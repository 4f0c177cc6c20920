import { erasesSooner } from '@trellis/contract/retention/rules';
import {
  erasedParts,
  type RetentionRule,
  retentionRule,
  type SavedRetentionRule,
  type SeenPreview,
} from '@trellis/contract/retention/schemas';
import { Form, InputNumber, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDay } from '../../app/format.ts';
import { limitsOf } from '../../ui/form-limits.ts';
import { PageForm } from '../../ui/page-form.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import { useLookAhead, useRetentionChanges } from './queries.ts';

interface Props {
  stored: SavedRetentionRule;
  /** Told what is typed and not saved, so that it can be seen whom it would erase; undefined once it is saved. */
  onDraft: (rule: RetentionRule | undefined) => void;
}

type Values = Partial<RetentionRule>;

/** The rule of the center. A field that is empty is a part that no rule erases. */
export function RuleCard({ stored, onDraft }: Props) {
  const { t } = useTranslation('retention');
  const { zone } = useCurrentUser();
  const [form] = Form.useForm<Values>();
  const { save } = useRetentionChanges();
  const lookAhead = useLookAhead();
  const ask = useAsk();
  const ruleOf = (values: Values): RetentionRule => ({
    recordMonths: values.recordMonths ?? null,
    mediaMonths: values.mediaMonths ?? null,
    chatMonths: values.chatMonths ?? null,
    vrMonths: values.vrMonths ?? null,
    noticeDays: values.noticeDays ?? stored.noticeDays,
  });
  const isMeant = (rule: RetentionRule, { count }: SeenPreview) =>
    ask({
      title: t('rule.ask', { count }),
      text: t('rule.askText', { count: rule.noticeDays }),
      ok: t('rule.ok'),
      danger: true,
    });
  const keep = async (values: Values) => {
    const rule = ruleOf(values);
    const seen = erasesSooner(rule, stored) ? await lookAhead(rule) : undefined;
    if (seen && !(await isMeant(rule, seen))) return false;
    await save.mutateAsync({ ...rule, concurrencyStamp: stored.concurrencyStamp, seen });
    onDraft(undefined);
    return true;
  };
  const showDraft = () => onDraft(ruleOf(form.getFieldsValue(true) as Values));
  const isOn = erasedParts.some((part) => stored[`${part}Months`] !== null);
  return (
    <TitledCard title={t('rule.title')}>
      <PageForm<Values> form={form} initialValues={stored} saved={t('rule.saved')} onSave={keep} style={{ maxWidth: '72ch' }}>
        <Typography.Paragraph type="secondary">{t('rule.hint')}</Typography.Paragraph>
        <Typography.Paragraph strong>
          {isOn && stored.inForceAt ? t('rule.inForce', { date: formatDay(stored.inForceAt, zone) }) : t('rule.off')}
        </Typography.Paragraph>
        {erasedParts.map((part) => (
          <Form.Item key={part} name={`${part}Months`} label={t(`parts.${part}`)} extra={t(`rule.hints.${part}`)}>
            <InputNumber
              {...boundsOf(`${part}Months`)}
              precision={0}
              placeholder={t('rule.never')}
              suffix={t('rule.months')}
              style={{ width: '22ch' }}
              onChange={showDraft}
            />
          </Form.Item>
        ))}
        <Form.Item
          name="noticeDays"
          label={t('rule.notice')}
          extra={t('rule.noticeHint')}
          rules={[{ required: true, message: t('word.required', { field: t('rule.notice') }) }]}
        >
          <InputNumber {...boundsOf('noticeDays')} precision={0} suffix={t('rule.days')} style={{ width: '22ch' }} onChange={showDraft} />
        </Form.Item>
      </PageForm>
    </TitledCard>
  );
}

function boundsOf(field: keyof RetentionRule) {
  const { min, max } = limitsOf(retentionRule.shape[field]);
  return { min, max };
}
