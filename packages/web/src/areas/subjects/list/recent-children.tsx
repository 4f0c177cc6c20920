import { HistoryOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRecent } from '../queries.ts';

/** Whom the reader opened last, one menu away. */
export function RecentChildren() {
  const { t } = useTranslation('subjects');
  const navigate = useNavigate();
  const { data } = useRecent();
  if (!data || data.items.length === 0) return null;
  const items = data.items.map(({ id, name }) => ({
    key: id,
    label: name,
    onClick: () => void navigate({ to: '/system/center/detail/subjectDetail', search: { id } }),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button icon={<HistoryOutlined aria-hidden />}>{t('recent.label')}</Button>
    </Dropdown>
  );
}
