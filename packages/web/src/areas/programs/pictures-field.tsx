import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { FileField } from '../content/public.ts';

interface Picture {
  id: string;
  fileName: string;
  url?: string;
}

interface Props {
  id?: string;
  value?: Picture[];
  onChange?: (value: Picture[]) => void;
}

/** Pictures in their order, each uploaded at once. */
export function PicturesField({ id, value = [], onChange }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Flex vertical gap="small">
      <Flex gap="small" wrap>
        {value.map((picture) => (
          <Flex key={picture.id} vertical gap="small">
            <img src={picture.url} alt={picture.fileName} style={{ maxHeight: 'calc(var(--space-1) * 30)', maxWidth: '100%' }} />
            <Button
              aria-label={t('order.remove', { name: picture.fileName })}
              onClick={() => onChange?.(value.filter((each) => each.id !== picture.id))}
            >
              {t('word.remove')}
            </Button>
          </Flex>
        ))}
      </Flex>
      <FileField id={id} kind="courseHeader" value={null} onChange={(added) => added && onChange?.([...value, added])} />
    </Flex>
  );
}
