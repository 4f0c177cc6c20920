import { getRouteApi } from '@tanstack/react-router';
import type { courseWareCalls } from '@trellis/contract/content/library-calls';
import type { OutputOf } from '@trellis/contract/types';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { emptyText, LocalTextFields, useTextFacts } from '../../ui/local-text.tsx';
import { ResourcePage } from '../../ui/resource-page.tsx';
import { useAddedColumn, useResourceTexts } from './columns.tsx';
import { FileField, type FileValue } from './file-field.tsx';
import { useCourseWares } from './queries.ts';
import { courseWareSchema } from './schemas.ts';
import { WatchLink } from './watch-link.tsx';

type CourseWare = OutputOf<typeof courseWareCalls.get>;
interface Values extends Pick<CourseWare, 'names'> {
  file: FileValue | null;
}

const route = getRouteApi('/system/manage/content/courseWare');

/** The documents that sections show. */
export function CourseWarePage() {
  const { t } = useTranslation('content');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const texts = useResourceTexts('courseWares');
  const textFacts = useTextFacts();
  const { list, create, update, remove } = useCourseWares(search);
  const save = ({ names, file }: Values, opened: CourseWare | undefined) => {
    const fields = { names, fileId: file?.id ?? '' };
    return opened
      ? update.mutateAsync({ ...fields, id: opened.id, concurrencyStamp: opened.concurrencyStamp })
      : create.mutateAsync(fields);
  };
  return (
    <ResourcePage<CourseWare, Values>
      texts={texts}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
      list={list}
      columns={[
        { key: 'name', title: t('columns.name'), sorter: true, dataIndex: 'name' },
        { key: 'file', title: t('columns.file'), render: (_, { file }) => <WatchLink vid={file.id}>{file.fileName}</WatchLink> },
        useAddedColumn<CourseWare>(),
      ]}
      nameOf={({ name }) => name}
      form={{
        schema: courseWareSchema,
        valuesOf: (ware) => ({ names: ware?.names ?? emptyText, file: ware?.file ?? null }),
        facts: ({ names, file }) => [
          ...textFacts('names', t('fields.name'), names),
          { key: 'file', field: t('fields.document'), value: file.fileName },
        ],
        save,
        fields: () => (
          <>
            <LocalTextFields name="names" label={t('fields.name')} maxLength={120} />
            <Form.Item
              name="file"
              label={t('fields.document')}
              rules={[{ required: true, message: t('required', { field: t('fields.document') }) }]}
            >
              <FileField kind="courseWare" />
            </Form.Item>
          </>
        ),
      }}
      onDelete={(id) => remove.mutateAsync({ id })}
    />
  );
}
