import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { languages, toLocale } from '@trellis/contract/languages';
import { Button, Card, Flex, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { emptyText, useTextLabel } from '../../ui/local-text.tsx';
import type { OptionDraft } from './extras-draft.ts';

interface Props {
  options: readonly OptionDraft[];
  onChange: (options: OptionDraft[]) => void;
}

/** Options in their order: the value that is kept, and its words in every language. */
export function OptionsField({ options, onChange }: Props) {
  const { t } = useTranslation('programs');
  const change = (place: number, said: Partial<OptionDraft>) =>
    onChange(options.map((option, at) => (at === place ? { ...option, ...said } : option)));
  const move = (place: number, to: number) => {
    const rest = options.filter((_, at) => at !== place);
    onChange(rest.toSpliced(to, 0, ...options.slice(place, place + 1)));
  };
  const add = () => onChange([...options, { value: freeValue(options), texts: emptyText, descriptions: emptyText, link: '' }]);
  return (
    <Flex vertical gap="small" role="group" aria-label={t('extras.options')}>
      {options.map((option, place) => (
        // a value changes while it is typed
        <Card
          key={place}
          size="small"
          title={t('extras.option', { number: place + 1 })}
          extra={<Places {...{ place, options, move, onChange }} />}
        >
          <OptionFields option={option} onChange={(said) => change(place, said)} />
        </Card>
      ))}
      <div>
        <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
          {t('extras.addOption')}
        </Button>
      </div>
    </Flex>
  );
}

function freeValue(options: readonly OptionDraft[]): string {
  const taken = new Set(options.map(({ value }) => value));
  let number = options.length + 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

interface PlacesProps extends Props {
  place: number;
  move: (place: number, to: number) => void;
}

function Places({ place, options, move, onChange }: PlacesProps) {
  const { t } = useTranslation('ui');
  const name = options[place]?.value ?? '';
  const button = (icon: React.ReactNode, label: string, isOff: boolean, onClick: () => void) => (
    <Button type="text" icon={icon} aria-label={label} disabled={isOff} onClick={onClick} />
  );
  return (
    <>
      {button(<ArrowUpOutlined aria-hidden />, t('order.up', { name }), place === 0, () => move(place, place - 1))}
      {button(<ArrowDownOutlined aria-hidden />, t('order.down', { name }), place === options.length - 1, () => move(place, place + 1))}
      {button(<CloseOutlined aria-hidden />, t('order.remove', { name }), false, () => onChange(options.filter((_, at) => at !== place)))}
    </>
  );
}

function OptionFields({ option, onChange }: { option: OptionDraft; onChange: (said: Partial<OptionDraft>) => void }) {
  const { t } = useTranslation('programs');
  const labelOf = useTextLabel();
  const field = (label: string, value: string, set: (text: string) => void, lang?: string) => (
    <label key={label}>
      {label}
      <Input lang={lang} value={value} autoComplete="off" onChange={({ target }) => set(target.value)} />
    </label>
  );
  const texts = (name: 'texts' | 'descriptions', label: string) =>
    languages.map((language) =>
      field(
        labelOf(label, language),
        option[name][language],
        (text) => onChange({ [name]: { ...option[name], [language]: text } }),
        toLocale(language),
      ),
    );
  return (
    <Flex vertical gap="small">
      {texts('texts', t('extras.text'))}
      {field(t('extras.value'), option.value, (value) => onChange({ value }))}
      <details>
        <summary>{t('extras.more')}</summary>
        {texts('descriptions', t('extras.description'))}
        {field(t('extras.link'), option.link, (link) => onChange({ link }))}
      </details>
    </Flex>
  );
}
