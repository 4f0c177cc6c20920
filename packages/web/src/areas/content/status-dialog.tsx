import type { ContentStatus } from '@trellis/contract/content/schemas';
import { Flex, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { ValueDialog } from '../../ui/value-dialog.tsx';

const statuses: readonly ContentStatus[] = ['Unpublish', 'Hide', 'Public', 'Expire', 'Trash'];

interface Props {
  name: string;
  status: ContentStatus;
  onSave: (status: ContentStatus) => Promise<unknown>;
  onClose: () => void;
}

/** Chooses whether something of the library is offered. */
export function StatusDialog({ name, status, onSave, onClose }: Props) {
  const { t } = useTranslation('content');
  return (
    <ValueDialog<ContentStatus>
      title={t('status.title', { name })}
      label={t('status.now', { status: t(`status.${status}`) })}
      missing={t('status.required')}
      onSave={onSave}
      onClose={onClose}
    >
      <Radio.Group>
        <Flex vertical gap="small">
          {statuses.map((value) => (
            <Radio key={value} value={value}>
              {t(`status.${value}`)}
            </Radio>
          ))}
        </Flex>
      </Radio.Group>
    </ValueDialog>
  );
}
