import { CheckOutlined, CloseOutlined, EditOutlined } from '@ant-design/icons';
import { isClosed } from '@trellis/contract/subjects/rules';
import { type SubjectInfo, subjectProfile } from '@trellis/contract/subjects/schemas';
import { App, Button, Input, Space, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { limitsOf } from '../../../ui/form-limits.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { useChangeNumber } from '../queries.ts';

/** The clinic number, changed where it stands by whoever may edit children. */
export function NumberField({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation('subjects');
  const { message } = App.useApp();
  const failureText = useFailureText();
  const [typed, setTyped] = useState<string>();
  const change = useChangeNumber();
  const mayWrite = useCurrentUser().can('PFE.UserManagement.Subject.Write') && !isClosed(subject);
  const shown = subject.outpatientNumber ?? t('word.nothing');
  const close = () => {
    setTyped(undefined);
    change.reset();
  };
  const save = async () => {
    await change.mutateAsync({ id: subject.id, outpatientNumber: typed?.trim() || null, concurrencyStamp: subject.concurrencyStamp });
    void message.success(t('number.saved'));
    close();
  };

  if (!mayWrite) return shown;
  if (typed === undefined) {
    return (
      // the button is higher than its line, and what explains the field lies above
      <Space size={0} style={{ marginBlockStart: 'var(--space-2)' }}>
        {shown}
        <Button
          type="text"
          size="small"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('number.edit')}
          onClick={() => setTyped(subject.outpatientNumber ?? '')}
        />
      </Space>
    );
  }
  return (
    <div>
      <Space.Compact>
        <Input
          autoFocus
          size="small"
          aria-label={t('number.input')}
          status={change.error ? 'error' : undefined}
          maxLength={limitsOf(subjectProfile.shape.outpatientNumber).maxLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onPressEnter={() => void save().catch(() => undefined)}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        />
        <Button
          size="small"
          icon={<CheckOutlined aria-hidden />}
          aria-label={t('word.save')}
          loading={change.isPending}
          onClick={() => void save().catch(() => undefined)}
        />
        <Button size="small" icon={<CloseOutlined aria-hidden />} aria-label={t('word.cancel')} onClick={close} />
      </Space.Compact>
      {change.error && (
        <Typography.Text type="danger" role="alert" style={{ display: 'block' }}>
          {failureText(change.error)}
        </Typography.Text>
      )}
    </div>
  );
}
