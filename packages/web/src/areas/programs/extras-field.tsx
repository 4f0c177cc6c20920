import type { PropertyExtras, PropertyType } from '@trellis/contract/offline-plans/feedback-schemas';
import { type EditedExtras, editedExtras } from '@trellis/contract/programs/extras';
import { Button, Checkbox, Flex, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf, type ExtrasDraft, extrasOf, extrasOfType, isSaidAlike } from './extras-draft.ts';
import { OptionsField } from './options-field.tsx';

interface Props {
  id?: string;
  /** What is typed as JSON and is none stays a text, which the form refuses. */
  value?: EditedExtras | string;
  onChange?: (value: EditedExtras | string) => void;
}

const flags = ['showText', 'showSec', 'customizeOthers'] as const;
const times = ['minTime', 'maxTime'] as const;
type Flag = (typeof flags)[number];
type Time = (typeof times)[number];

/** How a field of a feedback form behaves: what its type knows, or all of it as JSON. */
export function ExtrasField({ id, value = {}, onChange }: Props) {
  const { t } = useTranslation('programs');
  const type = Form.useWatch<PropertyType | undefined>('type') ?? 'String';
  const [isJson, setIsJson] = useState(false);
  const fits = typeof value !== 'string' && isSaidAlike(value);
  if (isJson || !fits)
    return (
      <Flex vertical gap="small">
        <JsonField id={id} value={value} onChange={onChange} />
        <div>
          <Button disabled={!fits} onClick={() => setIsJson(false)}>
            {t('extras.asFields')}
          </Button>
        </div>
      </Flex>
    );
  const draft = draftOf(value);
  const set = (change: Partial<ExtrasDraft>) => onChange?.(extrasOf(type, { ...draft, ...change }));
  const say = (said: Partial<PropertyExtras>) => set({ common: { ...draft.common, ...said } });
  return (
    <Flex vertical gap="middle" id={id} role="group" aria-label={t('feedbackProperties.fields.extraProperties')}>
      {extrasOfType[type].map((name) =>
        name === 'options' ? (
          <OptionsField key={name} options={draft.options} onChange={(options) => set({ options })} />
        ) : (
          <OneExtra key={name} name={name} value={draft.common[name]} onChange={(said) => say({ [name]: said })} />
        ),
      )}
      <div>
        <Button type="text" onClick={() => setIsJson(true)}>
          {t('extras.asJson')}
        </Button>
      </div>
    </Flex>
  );
}

interface OneProps {
  name: Exclude<(typeof extrasOfType)[PropertyType][number], 'options'>;
  value: unknown;
  onChange: (value: unknown) => void;
}

function OneExtra({ name, value, onChange }: OneProps) {
  const { t } = useTranslation('programs');
  const label = t(`extras.${name}`);
  if (flags.includes(name as Flag))
    return (
      <Checkbox checked={value === undefined ? name === 'showText' : value === true} onChange={(event) => onChange(event.target.checked)}>
        {label}
      </Checkbox>
    );
  if (times.includes(name as Time)) {
    const isNow = value === 'current';
    return (
      <Flex vertical gap="small">
        {!isNow && (
          <label>
            {label}
            <Input
              placeholder="YYYY-MM-DD HH:mm"
              value={typeof value === 'string' ? value : ''}
              onChange={(event) => onChange(event.target.value || undefined)}
            />
          </label>
        )}
        {name === 'maxTime' && (
          <Checkbox checked={isNow} onChange={(event) => onChange(event.target.checked ? 'current' : undefined)}>
            {t('extras.upToNow')}
          </Checkbox>
        )}
      </Flex>
    );
  }
  return (
    <label>
      {label}
      <InputNumber
        value={typeof value === 'number' ? value : null}
        onChange={(next) => onChange(next ?? undefined)}
        style={{ width: '100%' }}
      />
    </label>
  );
}

const indented = (value: EditedExtras) => JSON.stringify(value, null, 2);

function JsonField({ id, value = {}, onChange }: Props) {
  const { t } = useTranslation('programs');
  const [typed, setTyped] = useState(() => (typeof value === 'string' ? value : indented(value)));
  return (
    <Input.TextArea
      id={id}
      aria-label={t('extras.json')}
      autoSize={{ minRows: 6, maxRows: 20 }}
      spellCheck={false}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(readJson(target.value) ?? target.value);
      }}
    />
  );
}

/** What a text says as extras; undefined where it is no JSON, or says what no field reads. */
export function readJson(text: string): EditedExtras | undefined {
  try {
    return editedExtras.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
