import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { examLimits } from '@trellis/contract/exams/rules';
import { Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  blanks: readonly (readonly string[])[];
  onChange: (blanks: string[][]) => void;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 10);

/** What is right in each blank: one text a line. */
export function BlanksField({ blanks, onChange }: Props) {
  const { t } = useTranslation('exams');
  // a line that is being begun is no text yet, and stays in sight
  const [typed, setTyped] = useState(blanks.map((accepted) => accepted.join('\n')));
  const set = (texts: string[]) => {
    setTyped(texts);
    onChange(texts.map(linesOf));
  };
  return (
    <Flex vertical gap="small">
      <Typography.Text type="secondary">{t('solution.blankHint')}</Typography.Text>
      {typed.map((text, place) => (
        <Flex key={place} gap="small" align="start">
          <Input.TextArea
            aria-label={t('solution.blank', { number: place + 1 })}
            placeholder={t('solution.blank', { number: place + 1 })}
            autoSize={{ minRows: 1, maxRows: 6 }}
            value={text}
            onChange={({ target }) => set(typed.with(place, target.value))}
          />
          <Button
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('solution.removeBlank', { number: place + 1 })}
            disabled={typed.length === 1}
            onClick={() => set(typed.filter((_, at) => at !== place))}
          />
        </Flex>
      ))}
      <div>
        <Button icon={<PlusOutlined aria-hidden />} disabled={typed.length >= examLimits.blanks} onClick={() => set([...typed, ''])}>
          {t('solution.addBlank')}
        </Button>
      </div>
    </Flex>
  );
}
