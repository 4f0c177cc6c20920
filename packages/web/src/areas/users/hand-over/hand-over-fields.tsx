import type { HandOverClash, HandOverCounts, HandOverPreview } from '@trellis/contract/users/hand-over/schemas';
import { Alert, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { useRoleText } from '../../../ui/role-text.ts';
import { useHandOver } from './queries.ts';

/** What is chosen where nobody takes it. */
export const nobody = 'nobody';

export interface HandOverValues {
  handOverTo?: string;
}

const kinds = ['children', 'bookings', 'plans', 'classes'] as const;

export const hasAhead = (counts: HandOverCounts): boolean => kinds.some((kind) => counts[kind] > 0);

interface Props {
  coach: { id: string; tenantId?: string };
  ahead: HandOverPreview;
  /** The work with these children alone. */
  subjectIds?: string[];
  /** How leaving it is called; not offered where it may not be left. */
  leave?: string;
}

/** Shows what a coach has ahead and asks who takes it; what would clash is named as soon as somebody is chosen. */
export function HandOverFields({ coach, ahead, subjectIds, leave }: Props) {
  const { t } = useTranslation('users');
  const roleText = useRoleText();
  const chosen = Form.useWatch<string | undefined>('handOverTo');
  const toUserId = chosen === nobody ? undefined : chosen;
  const { data } = useHandOver({ coachUserId: coach.id, tenantId: coach.tenantId, subjectIds, toUserId }, toUserId !== undefined);
  const clashes = toUserId ? (data?.clashes ?? []) : [];
  const name = ahead.coaches.find(({ id }) => id === toUserId)?.name ?? '';
  return (
    <>
      <p>{t('handOver.ahead')}</p>
      <ul>{kinds.map((kind) => ahead[kind] > 0 && <li key={kind}>{t(`handOver.${kind}`, { count: ahead[kind] })}</li>)}</ul>
      <Form.Item
        name="handOverTo"
        label={t('handOver.field')}
        extra={leave === undefined ? t('handOver.mustGive') : undefined}
        rules={[{ required: true, message: t('word.required', { field: t('handOver.field') }) }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('handOver.choose')}
          options={[
            ...(leave === undefined ? [] : [{ value: nobody, label: leave }]),
            ...ahead.coaches.map(({ id, name: label, roles }) => ({ value: id, label: `${label} · ${roleText(roles)}` })),
          ]}
        />
      </Form.Item>
      {clashes.length > 0 && <Clashes clashes={clashes} name={name} />}
    </>
  );
}

function Clashes({ clashes, name }: { clashes: readonly HandOverClash[]; name: string }) {
  const { t } = useTranslation('users');
  const { zone } = useCurrentUser();
  const lines = clashes.map(({ time, subjectName, otherName }) => ({
    key: `${time} ${subjectName} ${otherName}`,
    text: t('handOver.clash', { time: formatDateTime(time, zone), child: subjectName, other: otherName }),
  }));
  const list = (
    <ul>
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
  return <Alert type="warning" showIcon role="alert" title={t('handOver.clashes', { name })} description={list} />;
}
