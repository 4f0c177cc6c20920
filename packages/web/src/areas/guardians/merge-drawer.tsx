import type { GuardianInfo } from '@trellis/contract/guardians/schemas';
import { Alert, Button, Flex, Form, Radio, Select, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../app/call-error.ts';
import { toast } from '../../app/toast.ts';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { MergePreview } from './merge-preview.tsx';
import { useGuardian, useGuardianSearch, useMergeGuardians } from './queries.ts';

interface Props {
  guardian: GuardianInfo;
  onClose: () => void;
  onMerged: (guardianId: string) => void;
}

/** Makes one of a guardian who was recorded twice: the other record, which one stays, what comes of it, then yes. */
export function MergeDrawer({ guardian, onClose, onMerged }: Props) {
  const { t } = useTranslation('guardians');
  const failureText = useFailureText();
  const ask = useAsk();
  const merge = useMergeGuardians();
  const [otherId, setOtherId] = useState<string>();
  const [isSwapped, setSwapped] = useState(false);
  const other = useGuardian(otherId ?? '', otherId !== undefined).data as GuardianInfo | undefined;
  const kept = isSwapped && other ? other : guardian;
  const gone = isSwapped ? guardian : other;
  const mergeWith = async (goneOne: GuardianInfo) => {
    const ids = { keepId: kept.id, keepStamp: kept.concurrencyStamp, otherId: goneOne.id, otherStamp: goneOne.concurrencyStamp };
    const { id, fullName } = await merge.mutateAsync(ids);
    toast('success', t('merge.done', { name: fullName }));
    onClose();
    onMerged(id);
  };
  const confirmMerge = (goneOne: GuardianInfo) =>
    ask({
      title: t('merge.confirmTitle', { name: kept.fullName }),
      text: t('merge.confirmText'),
      ok: t('merge.confirm'),
      danger: true,
      // a failure stands in the drawer
      run: () => mergeWith(goneOne),
    });
  const isStale = merge.error instanceof CallError && merge.error.code === 'Trellis:StaleStamp';
  return (
    <SideDrawer
      size="large"
      title={t('merge.title', { name: guardian.fullName })}
      onClose={onClose}
      footer={(close) => (
        <Flex justify="end" gap="small">
          <Button onClick={close}>{t('word.cancel')}</Button>
          <Button type="primary" danger disabled={!gone} onClick={() => gone && void confirmMerge(gone)}>
            {t('merge.action')}
          </Button>
        </Flex>
      )}
    >
      <Flex vertical gap="middle">
        <Typography.Text>{t('merge.intro')}</Typography.Text>
        {merge.error && <Alert type="error" showIcon role="alert" title={isStale ? t('merge.changed') : failureText(merge.error)} />}
        <Form layout="vertical">
          <Form.Item label={t('merge.other')} htmlFor="merge-other">
            <OtherGuardian guardianId={guardian.id} value={otherId} onChange={setOtherId} />
          </Form.Item>
          {other && (
            <Form.Item label={t('merge.keep')}>
              <Radio.Group
                aria-label={t('merge.keep')}
                value={isSwapped}
                onChange={(event) => setSwapped(event.target.value as boolean)}
                options={[
                  { value: false, label: recordOf(t, guardian) },
                  { value: true, label: recordOf(t, other) },
                ]}
              />
            </Form.Item>
          )}
        </Form>
        {gone && <MergePreview kept={kept} gone={gone} />}
        {gone && <Typography.Text type="secondary">{`${t('merge.hint')} ${t('merge.both')}`}</Typography.Text>}
      </Flex>
    </SideDrawer>
  );
}

type Translate = ReturnType<typeof useTranslation<'guardians'>>['t'];

/** Somebody with the same name is told apart by the children. */
function recordOf(
  t: Translate,
  { fullName, subjects }: Pick<GuardianInfo, 'fullName'> & { subjects: readonly { name: string }[] },
): string {
  const children = subjects.map(({ name }) => name).join(', ') || t('merge.noChildren');
  return t('merge.recordOf', { name: fullName, children });
}

interface OtherProps {
  guardianId: string;
  value: string | undefined;
  onChange: (id: string) => void;
}

function OtherGuardian({ guardianId, value, onChange }: OtherProps) {
  const { t } = useTranslation('guardians');
  const [text, setText] = useState('');
  const found = useGuardianSearch(text.trim());
  const others = found.data?.items.filter(({ id }) => id !== guardianId) ?? [];
  return (
    <Select
      id="merge-other"
      showSearch={{ filterOption: false, onSearch: (typed) => typed !== '' && setText(typed) }}
      value={value}
      placeholder={t('merge.search')}
      loading={found.isFetching}
      options={others.map((one) => ({ value: one.id, label: recordOf(t, one) }))}
      onChange={onChange}
    />
  );
}
