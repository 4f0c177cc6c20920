import { limits } from '@trellis/contract/limits';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Waiting } from '../../../app/waiting.tsx';
import { Choice, Choices, Selection, Stars } from './plain-choices.tsx';
import type { PlainFieldProps } from './plain-field-props.ts';
import { PlainNumber } from './plain-number.tsx';
import { PlainDuration, PlainMoment } from './plain-time.tsx';

// pictures and videos bring antd along: few forms of families ask for them
const DeskField = lazy(() => import('./desk-field.tsx').then((module) => ({ default: module.DeskField })));

const defaultRows = 7;

interface Props extends Omit<PlainFieldProps, 'said'> {
  fault: string | undefined;
}

/** One question of a feedback form and its field, without antd. */
export function PlainField({ property, value, onChange, fault }: Props) {
  const id = useId();
  const { displayName, description, isRequired } = property;
  const said = {
    'aria-labelledby': `${id}title`,
    'aria-describedby': [description && `${id}about`, fault && `${id}fault`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': fault !== undefined,
    'aria-required': isRequired,
  };
  return (
    <div className="question" data-question={property.id}>
      <div className="question-title" id={`${id}title`}>
        {displayName}
        {isRequired && <span aria-hidden> *</span>}
      </div>
      <Control property={property} value={value} onChange={onChange} said={said} />
      {description && (
        <div className="quiet" id={`${id}about`}>
          {description}
        </div>
      )}
      {fault && (
        <div className="question-fault" id={`${id}fault`} role="alert">
          {fault}
        </div>
      )}
    </div>
  );
}

function Control(props: PlainFieldProps) {
  const { property, value, onChange, said } = props;
  const { t } = useTranslation('offlinePlans');
  const { defaultLines = defaultRows } = property.extraProperties;
  switch (property.type) {
    case 'String':
      return (
        <textarea
          {...said}
          rows={defaultLines}
          maxLength={limits.answer.text}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'Number':
      return <PlainNumber {...props} />;
    case 'Boolean':
      return (
        <Choice
          {...props}
          options={[
            { text: t('word.yes'), value: true },
            { text: t('word.no'), value: false },
          ]}
        />
      );
    case 'Rating':
      return <Stars {...props} />;
    case 'Selection':
      return <Selection {...props} />;
    case 'Checkbox':
      return <Choices {...props} />;
    case 'Duration':
      return <PlainDuration {...props} />;
    case 'TimePicker':
      return <PlainMoment {...props} />;
    case 'ImagePicker':
    case 'VideoPicker':
      return (
        <Suspense fallback={<Waiting />}>
          <DeskField property={property} value={value} onChange={onChange} />
        </Suspense>
      );
  }
}
