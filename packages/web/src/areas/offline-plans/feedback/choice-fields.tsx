import { limits } from '@trellis/contract/limits';
import { defaultStars, otherPrefix } from '@trellis/contract/offline-plans/feedback-rules';
import { Checkbox, Flex, Input, Radio, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Stars } from '../../../ui/stars.tsx';
import type { FieldProps } from './field-props.ts';

/** Above this many options a list takes less room than buttons. */
const mostButtons = 8;

type Option = NonNullable<FieldProps['property']['extraProperties']['options']>[number];

/** Stars; beside them, where asked for, what the number means. */
export function RatingField({ property, id, value, onChange }: FieldProps) {
  const { t } = useTranslation('offlinePlans');
  const count = property.extraProperties.count ?? defaultStars;
  const stars = typeof value === 'number' ? value : 0;
  const text = property.extraProperties.options?.[stars - 1]?.text ?? t('field.ratingOf', { value: stars, count });
  return (
    <Flex gap="small" align="center" wrap id={id} role="group" aria-label={property.displayName}>
      <Stars count={count} value={stars} allowClear={!property.isRequired} onChange={(next) => onChange?.(next || null)} />
      {property.extraProperties.showText !== false && stars > 0 && <Typography.Text>{text}</Typography.Text>}
    </Flex>
  );
}

/** One of several options. */
export function SelectionField({ property, id, value, onChange }: FieldProps) {
  const { t } = useTranslation('offlinePlans');
  const { options = [], customizeOthers } = property.extraProperties;
  const chosen = typeof value === 'string' ? value : undefined;
  const own = chosen?.startsWith(otherPrefix) ? chosen : undefined;
  // a list has no place for one's own words
  if (options.length > mostButtons && !customizeOthers) {
    return (
      <Select
        id={id}
        aria-label={property.displayName}
        placeholder={t('field.choose')}
        allowClear
        options={options.map((option) => ({ label: option.text, value: option.value }))}
        value={chosen}
        onChange={(next) => onChange?.(next ?? null)}
      />
    );
  }
  return (
    <Flex vertical gap="small">
      <Radio.Group
        id={id}
        aria-label={property.displayName}
        value={own === undefined ? chosen : otherPrefix}
        onChange={(event) => onChange?.(String(event.target.value))}
      >
        <Flex vertical gap="small">
          {options.map((option) => (
            <Radio key={option.value} value={option.value}>
              <OptionText option={option} />
            </Radio>
          ))}
          {customizeOthers && <Radio value={otherPrefix}>{t('field.other')}</Radio>}
        </Flex>
      </Radio.Group>
      {own !== undefined && <OwnText value={own} onChange={(next) => onChange?.(next)} />}
    </Flex>
  );
}

/** Several options and, where allowed, one of one's own. */
export function CheckboxField({ property, id, value, onChange }: FieldProps) {
  const { t } = useTranslation('offlinePlans');
  const chosen = Array.isArray(value) ? value : [];
  const own = chosen.find((part) => part.startsWith(otherPrefix));
  const set = (part: string, checked: boolean) => onChange?.(checked ? [...chosen, part] : chosen.filter((other) => other !== part));
  const setOwn = (text: string | null) => {
    const rest = chosen.filter((part) => !part.startsWith(otherPrefix));
    onChange?.(text === null ? rest : [...rest, `${otherPrefix}${text}`]);
  };
  return (
    <Flex vertical gap="small" id={id} role="group" aria-label={property.displayName}>
      {(property.extraProperties.options ?? []).map((option) => (
        <Checkbox key={option.value} checked={chosen.includes(option.value)} onChange={(event) => set(option.value, event.target.checked)}>
          <OptionText option={option} />
        </Checkbox>
      ))}
      {property.extraProperties.customizeOthers && (
        <Checkbox checked={own !== undefined} onChange={(event) => setOwn(event.target.checked ? '' : null)}>
          {t('field.other')}
        </Checkbox>
      )}
      {own !== undefined && <OwnText value={own} onChange={(next) => setOwn(next.slice(otherPrefix.length))} />}
    </Flex>
  );
}

/** What is said in one's own words, in place of an option. */
function OwnText({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('offlinePlans');
  return (
    <Input
      aria-label={t('field.otherText')}
      placeholder={t('field.otherText')}
      maxLength={limits.answer.choice - otherPrefix.length}
      value={value.slice(otherPrefix.length)}
      onChange={(event) => onChange(`${otherPrefix}${event.target.value}`)}
    />
  );
}

function OptionText({ option }: { option: Option }) {
  const { t } = useTranslation('offlinePlans');
  return (
    <>
      {option.text}
      {option.description && <Typography.Text type="secondary"> {option.description}</Typography.Text>}
      {option.link && (
        <>
          {' '}
          <a href={option.link} target="_blank" rel="noreferrer">
            {t('field.moreAbout', { name: option.text })}
          </a>
        </>
      )}
    </>
  );
}
