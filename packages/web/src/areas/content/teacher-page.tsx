import { getRouteApi } from '@tanstack/react-router';
import type { teacherCalls } from '@trellis/contract/content/library-calls';
import type { OutputOf } from '@trellis/contract/types';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { emptyText, LocalTextFields, useTextFacts } from '../../ui/local-text.tsx';
import { ResourcePage } from '../../ui/resource-page.tsx';
import { useAddedColumn, useResourceTexts } from './columns.tsx';
import { useTeachers } from './queries.ts';
import { teacherSchema } from './schemas.ts';

type Teacher = OutputOf<typeof teacherCalls.get>;
type Values = Pick<Teacher, 'names' | 'introductions'>;

const route = getRouteApi('/system/manage/content/teacher');

/** The teachers of courses. */
export function TeacherPage() {
  const { t } = useTranslation('content');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const texts = useResourceTexts('teachers');
  const textFacts = useTextFacts();
  const { list, create, update, remove } = useTeachers(search);
  return (
    <ResourcePage<Teacher, Values>
      texts={texts}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
      list={list}
      columns={[
        { key: 'name', title: t('columns.name'), sorter: true, dataIndex: 'name' },
        { key: 'introduction', title: t('columns.introduction'), render: (_, { introduction }) => <Introduction text={introduction} /> },
        useAddedColumn<Teacher>(),
      ]}
      nameOf={({ name }) => name}
      form={{
        schema: teacherSchema,
        valuesOf: (teacher) => ({ names: teacher?.names ?? emptyText, introductions: teacher?.introductions ?? emptyText }),
        facts: ({ names, introductions }) => [
          ...textFacts('names', t('fields.name'), names),
          ...textFacts('introductions', t('fields.introduction'), introductions),
        ],
        save: (values, opened) =>
          opened ? update.mutateAsync({ ...values, id: opened.id, concurrencyStamp: opened.concurrencyStamp }) : create.mutateAsync(values),
        fields: () => (
          <>
            <LocalTextFields name="names" label={t('fields.name')} maxLength={120} />
            <LocalTextFields isOptional isLong name="introductions" label={t('fields.introduction')} maxLength={2000} />
          </>
        ),
      }}
      onDelete={(id) => remove.mutateAsync({ id })}
    />
  );
}

function Introduction({ text }: { text: string }) {
  return (
    <Typography.Text ellipsis style={{ maxWidth: 420 }}>
      {text}
    </Typography.Text>
  );
}
