import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowDrag } from './use-row-drag.ts';

interface Entry {
  id: string;
  name: string;
  about?: ReactNode;
}

interface Props {
  label: string;
  entries: readonly Entry[];
  empty: string;
  isBusy: boolean;
  onMove: (id: string, place: number) => void;
  onRemove: (id: string) => void;
}

/** Things in an order made by hand: dragged to their place, moved up and down one by one, and taken out. */
export function OrderedList({ label, entries, empty, isBusy, onMove, onRemove }: Props) {
  const { t } = useTranslation('ui');
  const placeOf = (id: string) => entries.findIndex((entry) => entry.id === id);
  const dragging = useRowDrag<Entry>(isBusy ? undefined : (moved, onto) => onMove(moved.id, placeOf(onto.id)));
  if (entries.length === 0) return <Typography.Text type="secondary">{empty}</Typography.Text>;
  return (
    <ol aria-label={label} style={{ margin: 0, paddingInlineStart: 'var(--space-6)' }}>
      {entries.map((entry, place) => {
        const { id, name, about } = entry;
        return (
          <li key={id} {...dragging(entry)}>
            <Flex align="center" gap="small">
              <div style={{ flex: 1 }}>
                {name}
                {about && <div>{about}</div>}
              </div>
              <Button
                type="text"
                icon={<ArrowUpOutlined aria-hidden />}
                aria-label={t('order.up', { name })}
                disabled={isBusy || place === 0}
                onClick={() => onMove(id, place - 1)}
              />
              <Button
                type="text"
                icon={<ArrowDownOutlined aria-hidden />}
                aria-label={t('order.down', { name })}
                disabled={isBusy || place === entries.length - 1}
                onClick={() => onMove(id, place + 1)}
              />
              <Button
                type="text"
                icon={<CloseOutlined aria-hidden />}
                aria-label={t('order.remove', { name })}
                disabled={isBusy}
                onClick={() => onRemove(id)}
              />
            </Flex>
          </li>
        );
      })}
    </ol>
  );
}
