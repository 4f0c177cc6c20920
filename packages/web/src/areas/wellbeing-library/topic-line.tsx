import type { TopicDay } from '@trellis/contract/wellbeing-library/child-calls';
import { Button, Checkbox, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../app/format.ts';

interface Props {
  day: TopicDay;
  onOpen: () => void;
  /** Who only reads is given none. */
  onMark?: (isDone: boolean) => void;
}

/** A day of a child's template: when it comes, what it is about, and whether it was done. */
export function TopicLine({ day: { title, day, module, minutes, doneAt, doneBy }, onOpen, onMark }: Props) {
  const { t } = useTranslation('wellbeingLibrary');
  return (
    <li>
      <Flex align="center" gap="small" wrap>
        <Checkbox
          checked={doneAt !== null}
          disabled={!onMark}
          aria-label={t('child.doneNamed', { name: title })}
          onChange={({ target }) => onMark?.(target.checked)}
        />
        <Typography.Text type="secondary">{formatDate(day)}</Typography.Text>
        <Button type="link" style={{ padding: 0 }} onClick={onOpen}>
          {title}
        </Button>
        <Typography.Text type="secondary">
          {[t(`module.${module}`), t('word.minutes', { count: minutes }), ...(doneBy ? [t('child.doneBy', { name: doneBy })] : [])].join(
            ' · ',
          )}
        </Typography.Text>
      </Flex>
    </li>
  );
}
