import { type ContentStatus, mayMove } from '@trellis/contract/resources/status';
import { Flex, Radio, Typography, theme } from 'antd';
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
  const { token } = theme.useToken();
  return (
    <ValueDialog<ContentStatus>
      title={t('status.title', { name })}
      label={t('status.now', { status: t(`status.${status}`) })}
      hint={t('status.hint')}
      missing={t('status.required')}
      onSave={onSave}
      onClose={onClose}
    >
      <Radio.Group>
        <Flex vertical gap="small">
          {contentStatuses.map((value) => (
            <div key={value}>
              <Radio value={value} disabled={!mayMove(status, value)}>
                {t(`status.${value}`)}
              </Radio>
              <Typography.Paragraph type="secondary" style={{ margin: 0, paddingInlineStart: token.paddingLG }}>
                {t(`status.about.${value}`)}
              </Typography.Paragraph>
            </div>
          ))}
        </Flex>
      </Radio.Group>
    </ValueDialog>
  );
}
