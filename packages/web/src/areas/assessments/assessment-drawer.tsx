import { reportFormula } from '@trellis/contract/assessments/formula-schema';
import { type AssessmentDetail, type AssessmentForm, assessmentDetail } from '@trellis/contract/assessments/library-schemas';
import { type AssessmentType, assessmentLimits } from '@trellis/contract/assessments/rules';
import type { LocalText } from '@trellis/contract/languages';
import { App, Checkbox, Form, Select, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { emptyText, LocalTextFields, useTextFacts } from '../../ui/local-text.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { useKnown } from '../../ui/use-known.ts';
import { FormulaFields, type FormulaValues, formulaOf, formulaValues } from './formula-fields.tsx';
import { useAssessmentForm, useChangeLibrary } from './library-queries.ts';
import { assessmentTypes } from './library-search.ts';

interface Values extends FormulaValues {
  titles: LocalText;
  assessmentType: AssessmentType;
  questionnaireId: string;
  tagIds: string[];
  needPay: boolean;
}

/** Adds an assessment to the library, or edits one. */
export function AssessmentDrawer({ id, name, onClose }: { id: string | null; name: string; onClose: () => void }) {
  const { t } = useTranslation('assessments');
  const { message } = App.useApp();
  const { data } = useAssessmentForm(id);
  const { create, update } = useChangeLibrary();
  const [form] = Form.useForm<Values>();
  const offered = data as AssessmentForm | undefined;
  const item = offered?.item;
  const texts = useTextFacts();
  const told = ({ titles, assessmentType, questionnaireName, tagIds, needPay, formula }: AssessmentDetail) => [
    ...texts('titles', t('word.title'), titles),
    { key: 'assessmentType', field: t('library.fields.assessmentType'), value: t(`type.${assessmentType}`) },
    { key: 'questionnaireId', field: t('library.fields.questionnaireId'), value: questionnaireName },
    { key: 'tagIds', field: t('library.fields.tagIds'), value: namesOf(offered?.tags, tagIds) },
    { key: 'needPay', field: t('library.fields.needPay'), value: needPay ? '✓' : '–' },
    { key: 'formula', field: t('library.formula'), value: JSON.stringify(formula) },
  ];
  const { changes, attempt } = useKnown(item, { form, schema: assessmentDetail, valuesOf, told });
  const save = async (values: Values) => {
    const { titles, assessmentType, questionnaireId, tagIds, needPay } = values;
    const fields = { titles, assessmentType, questionnaireId, tagIds, needPay, formula: reportFormula.parse(formulaOf(values)) };
    const isSaved = await attempt((known) =>
      known ? update.mutateAsync({ ...fields, id: known.id, concurrencyStamp: known.concurrencyStamp }) : create.mutateAsync(fields),
    );
    if (isSaved) void message.success(t('library.saved'));
    return isSaved;
  };
  const title = id ? t('library.editTitle', { name }) : t('library.addTitle');
  // a form takes its first values once
  if (!offered)
    return (
      <FormDrawer title={title} onSave={async () => false} onClose={onClose}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </FormDrawer>
    );
  const initial = item
    ? valuesOf(item)
    : { titles: emptyText, assessmentType: 'PreAssessment' as const, tagIds: [], needPay: false, ...formulaValues(undefined) };
  return (
    <FormDrawer<Values> key="form" title={title} initialValues={initial} form={form} onSave={save} onClose={onClose}>
      {changes && <StaleNotice changes={changes} />}
      <Fields form={offered} />
      <FormulaFields form={offered} />
    </FormDrawer>
  );
}

const valuesOf = ({ titles, assessmentType, questionnaireId, tagIds, needPay, formula }: AssessmentDetail): Values => ({
  titles,
  assessmentType,
  questionnaireId,
  tagIds,
  needPay,
  ...formulaValues(formula),
});

const namesOf = (tags: AssessmentForm['tags'] = [], ids: readonly string[]) =>
  tags.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', ');

function Fields({ form: { questionnaires, tags } }: { form: AssessmentForm }) {
  const { t } = useTranslation('assessments');
  const required = (field: 'assessmentType' | 'questionnaireId') => [
    { required: true, message: t('word.required', { field: t(`library.fields.${field}`) }) },
  ];
  return (
    <>
      <LocalTextFields name="titles" label={t('word.title')} maxLength={assessmentLimits.title} />
      <Form.Item name="assessmentType" label={t('library.fields.assessmentType')} rules={required('assessmentType')}>
        <Select options={assessmentTypes.map((value) => ({ value, label: t(`type.${value}`) }))} />
      </Form.Item>
      <Form.Item name="questionnaireId" label={t('library.fields.questionnaireId')} rules={required('questionnaireId')}>
        <Select options={questionnaires.map(({ id, name }) => ({ value: id, label: name }))} />
      </Form.Item>
      <Form.Item name="tagIds" label={t('library.fields.tagIds')}>
        <Select mode="multiple" options={tags.map(({ id, name }) => ({ value: id, label: name }))} />
      </Form.Item>
      <Form.Item name="needPay" valuePropName="checked">
        <Checkbox>{t('library.fields.needPay')}</Checkbox>
      </Form.Item>
    </>
  );
}
