import { getRouteApi } from '@tanstack/react-router';
import type { tagCalls } from '@trellis/contract/content/library-calls';
import type { OutputOf } from '@trellis/contract/types';
import { useTranslation } from 'react-i18next';
import { emptyText, LocalTextFields, useTextFacts } from '../../ui/local-text.tsx';
import { ResourcePage } from '../../ui/resource-page.tsx';
import { useAddedColumn, useResourceTexts } from './columns.tsx';
import { useTags } from './queries.ts';
import { tagSchema } from './schemas.ts';

type Tag = OutputOf<typeof tagCalls.get>;
type Values = Pick<Tag, 'names'>;

const route = getRouteApi('/system/manage/content/tag');

/** The tags of the library. */
export function TagPage() {
  const { t } = useTranslation('content');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const texts = useResourceTexts('tags');
  const textFacts = useTextFacts();
  const { list, create, update, remove } = useTags(search);
  return (
    <ResourcePage<Tag, Values>
      texts={texts}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
      list={list}
      columns={[{ key: 'name', title: t('columns.name'), sorter: true, dataIndex: 'name' }, useAddedColumn<Tag>()]}
      nameOf={({ name }) => name}
      form={{
        schema: tagSchema,
        valuesOf: (tag) => ({ names: tag?.names ?? emptyText }),
        facts: ({ names }) => textFacts('names', t('fields.name'), names),
        save: (values, opened) =>
          opened ? update.mutateAsync({ ...values, id: opened.id, concurrencyStamp: opened.concurrencyStamp }) : create.mutateAsync(values),
        fields: () => <LocalTextFields name="names" label={t('fields.name')} maxLength={120} />,
      }}
      onDelete={(id) => remove.mutateAsync({ id })}
    />
  );
}
