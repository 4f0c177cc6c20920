import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ColumnChoice } from './column-choice.ts';
import { Dialog } from './dialog.tsx';

/** Which columns a list shows and in which order; what is chosen counts at once. */
export function ColumnDialog({ choice, onClose }: { choice: ColumnChoice; onClose: () => void }) {
  const { t } = useTranslation('ui');
  const { columns, isChanged, toggle, move, reset } = choice;
  const footer = (close: () => void) => (
    <Flex gap="small" justify="space-between">
      <Button disabled={!isChanged} onClick={reset}>
        {t('columns.reset')}
      </Button>
      <Button type="primary" onClick={close}>
        {t('filters.done')}
      </Button>
    </Flex>
  );
  return (
    <Dialog title={t('columns.title')} onClose={onClose} footer={footer}>
      <Typography.Paragraph type="secondary">{t('columns.hint')}</Typography.Paragraph>
      <ul className="column-list">
        {columns.map(({ key, title, isShown }, place) => {
          const name = typeof title === 'string' ? title : key;
          return (
            <li key={key}>
              <Checkbox checked={isShown} onChange={() => toggle(key)}>
                {title}
              </Checkbox>
              <Button
                type="text"
                icon={<ArrowUpOutlined aria-hidden />}
                aria-label={t('order.up', { name })}
                disabled={place === 0}
                onClick={() => move(key, -1)}
              />
              <Button
                type="text"
                icon={<ArrowDownOutlined aria-hidden />}
                aria-label={t('order.down', { name })}
                disabled={place === columns.length - 1}
                onClick={() => move(key, 1)}
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
