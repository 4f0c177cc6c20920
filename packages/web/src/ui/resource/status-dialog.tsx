import type { ContentStatus } from '@trellis/contract/resources/status';
import { Flex, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { ValueDialog } from '../value-dialog.tsx';
import { contentStatuses } from './offered-search.ts';

interface Props {
  name: string;
  status: ContentStatus;
  onSave: (status: ContentStatus) => Promise<unknown>;
  onClose: () => void;
}

/** Chooses whether something of the library is offered. */
export function StatusDialog({ name, status, onSave, onClose }: Props) {
  const { t } = useTranslation('ui');
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
          {contentStatuses.map((value) => (
            <Radio key={value} value={value}>
              {t(`status.${value}`)}
            </Radio>
          ))}
        </Flex>
      </Radio.Group>
    </ValueDialog>
  );
}
