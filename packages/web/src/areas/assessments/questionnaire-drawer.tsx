import { type QuestionnaireDetail, questionnaireDetail } from '@trellis/contract/assessments/library-schemas';
import type { LocalText } from '@trellis/contract/languages';
import { readQuestionnaire } from '@trellis/contract/questionnaires/definition';
import { Alert, App, Form, Input, Skeleton, Tabs, Typography } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { emptyText, LocalTextFields, useTextFacts } from '../../ui/local-text.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { useKnown } from '../../ui/use-known.ts';
import { LazySurveyForm as SurveyForm } from '../questionnaires/public.ts';
import { useChangeQuestionnaires, useQuestionnaireForm } from './library-queries.ts';

const QuestionnaireEditor = lazy(() =>
  import('./editor/questionnaire-editor.tsx').then((module) => ({ default: module.QuestionnaireEditor })),
);

interface Values {
  code: string;
  names: LocalText;
  doctorCommentTemplate: LocalText;
  jsonString: string;
  answer: string;
}

/** Publishes a questionnaire, or its next version: a definition with the key to its answers, in fields or as JSON, and how it looks. */
export function QuestionnaireDrawer({ id, name, onClose }: { id: string | null; name: string; onClose: () => void }) {
  const { t } = useTranslation('assessments');
  const { message } = App.useApp();
  const { data } = useQuestionnaireForm(id);
  const { create, update } = useChangeQuestionnaires();
  const item = data?.item as QuestionnaireDetail | null | undefined;
  const texts = useTextFacts();
  const [form] = Form.useForm<Values>();
  const { changes, attempt } = useKnown(item, {
    form,
    schema: questionnaireDetail,
    valuesOf: writtenOf,
    told: ({ info, doctorCommentTemplate, jsonString, answer }) => [
      ...texts('names', t('word.questionnaire'), info.names),
      { key: 'jsonString', field: t('questionnaires.definition'), value: jsonString },
      { key: 'answer', field: t('questionnaires.answer'), value: answer },
      ...texts('comment', t('questionnaires.comment'), doctorCommentTemplate),
    ],
  });
  const title = id ? t('questionnaires.editTitle', { name }) : t('questionnaires.addTitle');
  if (!data)
    return (
      <FormDrawer title={title} onSave={async () => false} onClose={onClose}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </FormDrawer>
    );
  const save = async ({ code, ...written }: Values) => {
    const isSaved = await attempt((known) =>
      known
        ? update.mutateAsync({ ...written, id: known.id, concurrencyStamp: known.concurrencyStamp })
        : create.mutateAsync({ ...written, code }),
    );
    if (isSaved) void message.success(t('questionnaires.saved'));
    return isSaved;
  };
  const initial: Values = {
    code: item?.info.code ?? '',
    names: item?.info.names ?? emptyText,
    doctorCommentTemplate: item?.doctorCommentTemplate ?? emptyText,
    jsonString: data.jsonString,
    answer: data.answer,
  };
  return (
    <FormDrawer<Values> key="form" title={title} initialValues={initial} form={form} onSave={save} onClose={onClose}>
      {changes && <StaleNotice changes={changes} />}
      <Form.Item
        name="code"
        label={t('word.code')}
        extra={t('questionnaires.codeHint')}
        rules={[{ required: true, pattern: /^[a-z][a-z0-9-]{1,59}$/, message: t('word.required', { field: t('word.code') }) }]}
      >
        <Input maxLength={60} disabled={id !== null} autoComplete="off" />
      </Form.Item>
      <LocalTextFields name="names" label={t('word.questionnaire')} maxLength={200} />
      <Typography.Paragraph type="secondary">{t('questionnaires.publishHint')}</Typography.Paragraph>
      <Written />
      <LocalTextFields name="doctorCommentTemplate" label={t('questionnaires.comment')} maxLength={4000} isOptional isLong />
    </FormDrawer>
  );
}

const writtenOf = ({ info: { names }, doctorCommentTemplate, jsonString, answer }: QuestionnaireDetail) => ({
  names,
  doctorCommentTemplate,
  jsonString,
  answer,
});

/** Questions and key in fields, or as JSON, checked while they are written; and what the definition looks like. */
function Written() {
  const { t } = useTranslation('assessments');
  const form = Form.useFormInstance<Values>();
  const checked = (field: 'jsonString' | 'answer') => ({
    validator: () => {
      const read = readQuestionnaire(String(form.getFieldValue('jsonString')), String(form.getFieldValue('answer')));
      if (!('fault' in read) || read.fault.field !== field) return Promise.resolve();
      return Promise.reject(new Error(t('questionnaires.fault', { where: read.fault.where })));
    },
  });
  const area = (name: 'jsonString' | 'answer', label: string) => (
    <Form.Item name={name} label={label} dependencies={[name === 'answer' ? 'jsonString' : 'answer']} rules={[checked(name)]}>
      <Input.TextArea autoSize={{ minRows: 8, maxRows: 24 }} spellCheck={false} />
    </Form.Item>
  );
  const text = (
    <>
      {area('jsonString', t('questionnaires.definition'))}
      {area('answer', t('questionnaires.answer'))}
    </>
  );
  const change = (written: Pick<Values, 'jsonString' | 'answer'>) => {
    const fields = (['jsonString', 'answer'] as const).map((name) => ({ name, value: written[name], touched: true, errors: [] }));
    form.setFields(fields);
  };
  // not known before the form has drawn its fields
  const jsonString = (Form.useWatch('jsonString', form) as string | undefined) ?? '';
  const answer = (Form.useWatch('answer', form) as string | undefined) ?? '';
  const items = [
    {
      key: 'edit',
      label: t('editor.title'),
      children: (
        <Suspense fallback={<Skeleton active />}>
          <QuestionnaireEditor jsonString={jsonString} answer={answer} onChange={change} />
        </Suspense>
      ),
    },
    { key: 'write', label: t('questionnaires.write'), forceRender: true, children: text },
    { key: 'preview', label: t('questionnaires.preview'), destroyOnHidden: true, children: <Preview /> },
  ];
  return (
    <>
      <Faulty jsonString={jsonString} answer={answer} />
      <Tabs items={items} />
    </>
  );
}

/** Where it is not fit to be published yet, whichever tab is open. */
function Faulty({ jsonString, answer }: Pick<Values, 'jsonString' | 'answer'>) {
  const { t } = useTranslation('assessments');
  const read = readQuestionnaire(jsonString, answer);
  if (!('fault' in read) || jsonString === '') return null;
  return <Alert type="warning" showIcon title={t('questionnaires.fault', { where: read.fault.where })} />;
}

function Preview() {
  const { t } = useTranslation('assessments');
  const form = Form.useFormInstance<Values>();
  const { jsonString, answer } = form.getFieldsValue(['jsonString', 'answer']);
  const read = readQuestionnaire(jsonString, answer);
  if ('fault' in read) return <Typography.Text type="danger">{t('questionnaires.fault', { where: read.fault.where })}</Typography.Text>;
  return (
    <Suspense fallback={<Skeleton active />}>
      <SurveyForm jsonString={jsonString} answers={{}} />
    </Suspense>
  );
}
