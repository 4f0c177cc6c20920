import { assessmentLimits } from '@trellis/contract/assessments/rules';
import { type Language, languages, toLocale } from '@trellis/contract/languages';
import { Flex, Input, Typography } from 'antd';
import { useTextLabel } from '../../../ui/local-text.tsx';

interface Props {
  label: string;
  /** Below each other. */
  isLong?: boolean;
  valueOf: (language: Language) => string;
  onChange: (language: Language, said: string) => void;
}

const short: Record<Language, string> = { en: 'EN', 'zh-Hans': '中', es: 'ES' };

/** A text in every language, beside each other, or below. */
export function TextInputs({ label, isLong = false, valueOf, onChange }: Props) {
  const labelOf = useTextLabel();
  return (
    <Flex vertical={isLong} gap="small" wrap={!isLong} style={{ flex: 1 }}>
      {languages.map((language) => (
        <Input
          key={language}
          lang={toLocale(language)}
          aria-label={labelOf(label, language)}
          prefix={
            <Typography.Text type="secondary" aria-hidden>
              {short[language]}
            </Typography.Text>
          }
          maxLength={assessmentLimits.question}
          autoComplete="off"
          value={valueOf(language)}
          onChange={({ target }) => onChange(language, target.value)}
          style={isLong ? undefined : { flex: '1 1 calc(var(--space-1) * 30)' }}
        />
      ))}
    </Flex>
  );
}
