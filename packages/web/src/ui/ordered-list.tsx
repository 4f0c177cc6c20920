import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

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
  const [dragged, drag] = useState<string>();
  const [over, goOver] = useState<number>();
  if (entries.length === 0) return <Typography.Text type="secondary">{empty}</Typography.Text>;
  const end = () => {
    drag(undefined);
    goOver(undefined);
  };
  const drop = (place: number) => {
    if (dragged && entries[place]?.id !== dragged) onMove(dragged, place);
    end();
  };
  return (
    <ol aria-label={label} style={{ margin: 0, paddingInlineStart: 'var(--space-6)' }}>
      {entries.map(({ id, name, about }, place) => (
        <li
          key={id}
          draggable={!isBusy}
          style={{ cursor: isBusy ? undefined : 'grab', background: over === place && dragged !== id ? 'var(--frame-hover)' : undefined }}
          onDragStart={({ dataTransfer }) => {
            dataTransfer.effectAllowed = 'move';
            // Firefox drags only what carries something
            dataTransfer.setData('text/plain', name);
            drag(id);
          }}
          onDragOver={(event) => {
            if (!dragged) return;
            event.preventDefault();
            goOver(place);
          }}
          onDrop={(event) => {
            event.preventDefault();
            drop(place);
          }}
          onDragEnd={end}
        >
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
      ))}
    </ol>
  );
}
