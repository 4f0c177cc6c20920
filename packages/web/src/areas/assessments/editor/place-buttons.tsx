import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  name: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
  /** Nothing where it is the last that must stay. */
  onRemove: (() => void) | undefined;
}

/** Moves an entry of a list, or takes it out. */
export function PlaceButtons({ name, place, count, onMove, onRemove }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Flex>
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={t('order.up', { name })}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={t('order.down', { name })}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      />
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('order.remove', { name })}
        disabled={!onRemove}
        onClick={onRemove}
      />
    </Flex>
  );
}
