import { type SectionKind, titleLimits } from '@trellis/contract/content/schemas';
import type { LocalText } from '@trellis/contract/languages';
import { Form, InputNumber, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { LocalTextFields } from '../../ui/local-text.tsx';
import { FileField, type FileValue } from './file-field.tsx';
import { useCourseWareChoices, useMadeCourseWare } from './queries.ts';

export interface SectionValues {
  titles: LocalText;
  kind: SectionKind;
  timeConsuming: number;
  courseWareId?: string | null;
  questionnaireId?: string | null;
  video: FileValue | null;
}

/** What a section is and what it shows: a video, which may come later, or a courseware. */
export function SectionFields() {
  const { t } = useTranslation('content');
  const kind = Form.useWatch<SectionKind>('kind');
  return (
    <>
      <LocalTextFields name="titles" label={t('word.title')} maxLength={titleLimits.title} />
      <Form.Item
        name="timeConsuming"
        label={t('fields.timeConsuming')}
        rules={[{ required: true, message: t('required', { field: t('fields.timeConsuming') }) }]}
      >
        <InputNumber min={0} max={1000} precision={0} />
      </Form.Item>
      <Form.Item name="kind" label={t('word.kind')}>
        <Radio.Group options={(['video', 'document'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))} />
      </Form.Item>
      {kind === 'document' ? (
        <CourseWareField />
      ) : (
        <Form.Item name="video" label={t('word.video')}>
          <FileField isOptional kind="video" />
        </Form.Item>
      )}
      <QuestionnaireField />
    </>
  );
}

/** One of the coursewares, or a PDF that becomes one at once. */
function CourseWareField() {
  const { t } = useTranslation('content');
  const form = Form.useFormInstance<SectionValues>();
  const { data, isFetching } = useCourseWareChoices();
  const make = useMadeCourseWare();
  return (
    <>
      <Form.Item
        name="courseWareId"
        label={t('fields.courseWare')}
        rules={[{ required: true, message: t('required', { field: t('fields.courseWare') }) }]}
      >
        <Select
          loading={isFetching}
          showSearch={{ optionFilterProp: 'label' }}
          options={data?.courseWares.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item label={t('courseWares.upload')} extra={t('courseWares.uploadHint')}>
        <FileField
          kind="courseWare"
          onChange={(file) => {
            if (file)
              void make(file).then(
                (id) => form.setFieldsValue({ courseWareId: id }),
                () => undefined,
              );
          }}
        />
      </Form.Item>
    </>
  );
}

/** What trainers are asked after it; nothing where none is chosen. */
function QuestionnaireField() {
  const { t } = useTranslation('content');
  const { data, isFetching } = useCourseWareChoices();
  return (
    <Form.Item name="questionnaireId" label={t('word.questionnaire')} extra={t('fields.questionnaireHint')}>
      <Select
        allowClear
        loading={isFetching}
        showSearch={{ optionFilterProp: 'label' }}
        options={data?.questionnaires.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form.Item>
  );
}
