import { useQueries, useQuery } from '@tanstack/react-query';
import { type Language, type Locale, type LocalText, toLanguage } from '@trellis/contract/languages';
import { extrasIn } from '@trellis/contract/programs/extras';
import type { trainingProgram } from '@trellis/contract/programs/training-program';
import type { FieldsOf } from '@trellis/contract/resources/resource';
import { Card, Flex, Form, Typography } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { Waiting } from '../../app/waiting.tsx';
import type { FileValue } from '../content/public.ts';
import { FormPreview, ItemPictures, ItemText, ItemVideo } from '../offline-plans/public.ts';

type Fields = FieldsOf<typeof trainingProgram>;
/** Files as the form holds them: with their address, saved or not. */
type Media = { videoId?: FileValue | null; imageIds?: FileValue[] };
const extrasKey = { en: 'en', 'zh-Hans': 'zh', es: 'es' } as const;

/** The exercise that is being edited as a coach will have it on the tablet: what it is, what it looks like, and what is asked. */
export function ProgramPreview() {
  const { t, i18n } = useTranslation('programs');
  const language = toLanguage(i18n.language as Locale);
  const form = Form.useFormInstance<Fields>();
  const values = Form.useWatch((all: Partial<Fields>) => all, form) ?? {};
  const { videoId, imageIds = [] } = values as Media;
  const { data: choices } = useQuery(api.trainingPrograms.prepareForEdit.queryOptions({ input: {} }));
  const nameOf = (ids: readonly string[] | undefined, among: readonly { id: string; name: string }[] | undefined) =>
    (ids ?? []).flatMap((id) => among?.find((each) => each.id === id)?.name ?? []);
  const asked = useQueries({
    queries: (values.feedbackPropertyIds ?? []).map((id) => api.feedbackProperties.get.queryOptions({ input: { id } })),
  }).flatMap(({ data }) =>
    data ? [{ ...data, description: data.description || null, extraProperties: extrasIn(data.extraProperties, extrasKey[language]) }] : [],
  );
  const shown = {
    kind: values.kind ?? 'activity',
    difficultyAdjusted: false,
    trainingProgram: {
      subTitle: inWords(values.subTitles, language),
      content: inWords(values.contents, language),
      precautions: inWords(values.precautions, language),
      possibleDifficulties: inWords(values.possibleDifficulties, language),
      targets: nameOf(values.targetIds, choices?.choices.targetIds),
      categories: nameOf(values.categoryIds, choices?.choices.categoryIds).map((name) => ({ name })),
      materials: nameOf(values.materialIds, choices?.choices.materialIds),
      difficulty: values.difficulty ?? 1,
      difficulty2: values.difficulty2 ?? 1,
      maxDifficulty: values.maxDifficulty ?? 20,
    },
  };
  return (
    <Card size="small" title={t('preview.coach')}>
      <Flex vertical gap="middle">
        <Typography.Text strong>{inWords(values.titles, language)}</Typography.Text>
        <Suspense fallback={<Waiting />}>
          <ItemText item={shown} />
          {videoId && <ItemVideo vid={videoId.id} title={inWords(values.titles, language)} />}
          {imageIds.length > 0 && <ItemPictures images={imageIds} />}
          <FormPreview key={asked.map(({ id, version }) => `${id} ${version}`).join()} properties={asked} reader="coach" />
        </Suspense>
      </Flex>
    </Card>
  );
}

const inWords = (text: Partial<LocalText> | undefined, language: Language) => text?.[language] ?? '';
