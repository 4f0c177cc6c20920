import { MoreOutlined } from '@ant-design/icons';
import { Button, Flex, Popover } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phone, useMedia } from './use-media.ts';

/** What is done with a list, beside its title; on a phone all but the first thing to do stands behind one button. */
export function ListActions({ extra, add }: { extra: ReactNode; add: ReactNode }) {
  const { t } = useTranslation('ui');
  const isPhone = useMedia(phone);
  if (!extra) return add;
  if (!isPhone)
    return (
      <Flex gap="small" wrap>
        {extra}
        {add}
      </Flex>
    );
  return (
    <Flex gap="small" style={{ position: 'relative' }}>
      {add}
      <Popover
        arrow={false}
        placement="bottomRight"
        trigger="click"
        getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
        content={
          <Flex vertical gap="small">
            {extra}
          </Flex>
        }
      >
        <Button icon={<MoreOutlined aria-hidden />} aria-label={t('list.moreActions')} aria-haspopup="true" />
      </Popover>
    </Flex>
  );
}
