import { getRouteApi } from '@tanstack/react-router';
import { section } from '@trellis/contract/content/section';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { useColumns } from '../../ui/columns.tsx';
import { emptyText, useTextFacts } from '../../ui/local-text.tsx';
import { useAddedColumn } from '../../ui/resource/added-column.ts';
import { useDeclaredWords } from '../../ui/resource/declared-words.ts';
import { ResourcePage } from '../../ui/resource/resource-page.tsx';
import { useListState } from '../../ui/use-list-state.ts';
import type { FileValue } from './file-field.tsx';
import { useSections } from './queries.ts';
import { type Section, saveSection } from './save-section.ts';
import { SectionFields, type SectionValues } from './section-fields.tsx';
import { WatchLink } from './watch-link.tsx';

const route = getRouteApi('/system/manage/content/courseContentsDetail');

/** The sections that courses are put together from. */
export function SectionPage() {
  const { t } = useTranslation('content');
  const { search, onSearch } = useListState(route);
  const texts = useDeclaredWords(section);
  const textFacts = useTextFacts();
  const column = useColumns<Section>();
  const { list, remove, ...calls } = useSections(search);

  return (
    <ResourcePage<Section, SectionValues>
      texts={texts}
      search={search}
      onSearch={onSearch}
      list={list}
      columns={[
        column.of('title', t('word.title'), ({ title }) => title, { sorter: true }),
        column.of('kind', t('word.kind'), ({ kind }) => t(`kind.${kind}`)),
        column.number('minutes', t('columns.minutes'), ({ timeConsuming }) => timeConsuming),
        column.of('file', t('columns.file'), ({ vid, fileName }) => vid && <WatchLink vid={vid}>{fileName}</WatchLink>),
        column.of('courses', t('word.courses'), ({ courses }) => courses.map(({ name }) => name).join(', ')),
        useAddedColumn<Section>(),
      ]}
      nameOf={({ title }) => title}
      mayWrite={useCurrentUser().canWrite('RocketSystem.Content')}
      form={{
        schema: section.item,
        valuesOf: sectionValues,
        facts: (item) => [
          ...textFacts('titles', t('word.title'), item.titles),
          { key: 'kind', field: t('word.kind'), value: t(`kind.${item.kind}`) },
          { key: 'minutes', field: t('fields.timeConsuming'), value: String(item.timeConsuming) },
          { key: 'file', field: t('columns.file'), value: item.fileName ?? t('noFile') },
          { key: 'questionnaire', field: t('word.questionnaire'), value: item.questionnaire?.name ?? '—' },
        ],
        save: (values, opened, made) => saveSection(values, opened, made, calls),
        fields: () => <SectionFields />,
      }}
      onDelete={(id) => remove.mutateAsync({ id })}
    />
  );
}

function sectionValues(section: Section | undefined): SectionValues {
  if (!section) return { titles: emptyText, kind: 'video', timeConsuming: 10, video: null };
  const { titles, kind, timeConsuming, courseWareId, questionnaireId, vid, fileName } = section;
  const video: FileValue | null = kind === 'video' && vid ? { id: vid, fileName: fileName ?? '' } : null;
  return { titles, kind, timeConsuming, courseWareId, questionnaireId, video };
}
