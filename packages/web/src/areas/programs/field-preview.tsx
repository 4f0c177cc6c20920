import { type Language, type LocalText, languages, toLocale } from '@trellis/contract/languages';
import type { PropertyType } from '@trellis/contract/offline-plans/feedback-schemas';
import { type EditedExtras, extrasIn } from '@trellis/contract/programs/extras';
import { Card, Flex, Form, Segmented } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Waiting } from '../../app/waiting.tsx';
import { FormPreview } from '../offline-plans/public.ts';

const extrasKey = { en: 'en', 'zh-Hans': 'zh', es: 'es' } as const;

/** How the field that is being edited looks to a coach and to a family, in each language. */
export function FieldPreview() {
  const { t } = useTranslation(['programs', 'shell']);
  const [language, setLanguage] = useState<Language>('en');
  const [reader, setReader] = useState<'coach' | 'family'>('coach');
  const names = Form.useWatch<Partial<LocalText> | undefined>('displayNames');
  const descriptions = Form.useWatch<Partial<LocalText> | undefined>('descriptions');
  const isRequired = Form.useWatch<boolean | undefined>('isRequired') ?? false;
  const type = Form.useWatch<PropertyType | undefined>('type') ?? 'String';
  const extras = Form.useWatch<EditedExtras | string | undefined>('extraProperties') ?? {};
  const property = {
    id: 'previewed',
    displayName: names?.[language] || t('preview.unnamed'),
    description: descriptions?.[language] || null,
    isRequired,
    type,
    extraProperties: typeof extras === 'string' ? {} : extrasIn(extras, extrasKey[language]),
  };
  const readers = (['coach', 'family'] as const).map((value) => ({ value, label: t(`preview.${value}`) }));
  return (
    <Card size="small" title={t('preview.title')}>
      <Flex vertical gap="middle">
        <Flex gap="small" wrap>
          <Segmented aria-label={t('preview.reader')} options={readers} value={reader} onChange={setReader} />
          <Segmented
            aria-label={t('preview.language')}
            options={languages.map((value) => ({ value, label: t(`shell:languages.${toLocale(value)}`) }))}
            value={language}
            onChange={setLanguage}
          />
        </Flex>
        <Suspense fallback={<Waiting />}>
          {/* what was tried stays with the field that it was tried with */}
          <FormPreview key={`${type} ${reader} ${JSON.stringify(property.extraProperties)}`} properties={[property]} reader={reader} />
        </Suspense>
      </Flex>
    </Card>
  );
}
