import { type Course, courseDetail, titleLimits } from '@trellis/contract/content/schemas';
import type { LocalText } from '@trellis/contract/languages';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { emptyText, LocalTextFields, useTextFacts } from '../../ui/local-text.tsx';
import type { OfferedSearch } from '../../ui/resource/offered-search.ts';
import type { ResourceForm } from '../../ui/resource/resource-drawer.tsx';
import { FileField, type FileValue } from './file-field.tsx';
import { useCourseStart, useCourses } from './queries.ts';

export interface CourseValues {
  titles: LocalText;
  subTitles: LocalText;
  teacherId?: string | null;
  header: FileValue | null;
}

/** How a course is edited; its sections, status and place have dialogs of their own. */
export function useCourseForm(search: OfferedSearch): Omit<ResourceForm<Course, CourseValues>, 'fields'> {
  const { t } = useTranslation('content');
  const { t: ofUi } = useTranslation('ui');
  const textFacts = useTextFacts();
  const { create, update } = useCourses(search);
  return {
    schema: courseDetail,
    valuesOf: (course) => ({
      titles: course?.titles ?? emptyText,
      subTitles: course?.subTitles ?? emptyText,
      teacherId: course?.teacherId,
      header: headerOf(course),
    }),
    facts: (course) => [
      ...textFacts('titles', t('word.title'), course.titles),
      ...textFacts('subTitles', t('fields.subTitle'), course.subTitles),
      { key: 'teacher', field: t('fields.teacher'), value: course.teacher?.name ?? t('word.none') },
      { key: 'status', field: ofUi('word.status'), value: ofUi(`status.${course.status}`) },
    ],
    save: ({ titles, subTitles, teacherId = null, header }, opened) => {
      const fields = { titles, subTitles, teacherId, headerImageId: header?.id ?? null };
      if (!opened) return create.mutateAsync(fields);
      return update.mutateAsync({ ...fields, id: opened.id, concurrencyStamp: opened.concurrencyStamp });
    },
  };
}

function headerOf(course: Course | undefined): FileValue | null {
  if (!course?.headerImageId || !course.headerImageUrl) return null;
  return { id: course.headerImageId, fileName: course.title, url: course.headerImageUrl.url };
}

/** What a course says of itself. */
export function CourseFields() {
  const { t } = useTranslation('content');
  const { data, isFetching } = useCourseStart();
  return (
    <>
      <LocalTextFields name="titles" label={t('word.title')} maxLength={titleLimits.title} />
      <LocalTextFields isOptional name="subTitles" label={t('fields.subTitle')} maxLength={titleLimits.subTitle} />
      <Form.Item name="teacherId" label={t('fields.teacher')}>
        <Select
          allowClear
          loading={isFetching}
          placeholder={t('word.none')}
          showSearch={{ optionFilterProp: 'label' }}
          options={data?.teachers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item name="header" label={t('fields.header')}>
        <FileField isOptional kind="courseHeader" />
      </Form.Item>
    </>
  );
}
