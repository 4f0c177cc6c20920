import {
  type CertificatePlace,
  type CertificatePlaces,
  firstPlaces,
  type PlacedPart,
  placedParts,
} from '@trellis/contract/certificates/style';
import { Flex, Form, Input, InputNumber, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileValue } from '../../../ui/resource/declared.ts';
import { PlacedSheet } from './placed-sheet.tsx';

interface Props {
  id?: string;
  /** Given by the form that it stands in. */
  value?: CertificatePlaces;
  onChange?: (places: CertificatePlaces) => void;
}

const mostHigh = 40;

/** Where everything stands on the picture: tapped there, or told in percent. */
export function PlacesField({ id, value = firstPlaces, onChange }: Props) {
  const { t } = useTranslation('certificates');
  const picture = Form.useWatch<FileValue | undefined>('pictureId');
  const [part, setPart] = useState<PlacedPart>('name');
  const place: Partial<CertificatePlace> = value[part];
  const change = (changed: Partial<CertificatePlace>) => onChange?.({ ...value, [part]: { ...value[part], ...changed } });
  const numbers = [
    ['x', t('place.x'), 0, 100],
    ['y', t('place.y'), 0, 100],
    ['size', t('place.size'), 1, mostHigh],
  ] as const;
  return (
    <Flex vertical gap="middle" id={id}>
      <Radio.Group
        aria-label={t('place.part')}
        optionType="button"
        value={part}
        options={placedParts.map((each) => ({ value: each, label: t(`placed.${each}`) }))}
        onChange={({ target }) => setPart(target.value as PlacedPart)}
      />
      <PlacedSheet url={picture?.url ?? null} places={value} part={part} onPlace={change} />
      <Flex gap="middle" wrap align="end">
        {numbers.map(([name, label, min, max]) => (
          <label key={name}>
            <div>{label}</div>
            <InputNumber
              min={min}
              max={max}
              step={0.5}
              precision={1}
              value={place[name]}
              onChange={(to) => to !== null && change({ [name]: to })}
            />
          </label>
        ))}
        {place.color !== undefined && (
          <label>
            <div>{t('place.color')}</div>
            <Input type="color" value={place.color} onChange={({ target }) => change({ color: target.value })} className="placed-color" />
          </label>
        )}
      </Flex>
    </Flex>
  );
}
