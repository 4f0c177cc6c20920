import { type QuestionnaireDetail, questionnaireDetail } from '@trellis/contract/assessments/library-schemas';
import { assessmentLimits } from '@trellis/contract/assessments/rules';
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

const FieldsEditor = lazy(() => import('./editor/questionnaire-editor.tsx').then((module) => ({ default: module.QuestionnaireEditor })));

export interface WrittenQuestionnaire {
  code: string;
  names: LocalText;
  doctorCommentTemplate: LocalText;
  jsonString: string;
  answer: string;
}

type Fields = Omit<WrittenQuestionnaire, 'code'>;
interface Begun extends Pick<WrittenQuestionnaire, 'jsonString' | 'answer'> {
  item: QuestionnaireDetail | null;
}

/** A questionnaire of the library. */
export function QuestionnaireDrawer({ id, name, onClose }: { id: string | null; name: string; onClose: () => void }) {
  const { data } = useQuestionnaireForm(id);
  const { create, update } = useChangeQuestionnaires();
  return (
    <QuestionnaireEditor
      id={id}
      name={name}
      begun={data as Begun | undefined}
      onCreate={create.mutateAsync}
      onUpdate={(known, written) => update.mutateAsync({ ...written, id: known.id, concurrencyStamp: known.concurrencyStamp })}
      onClose={onClose}
    />
  );
}

interface EditorProps {
  id: string | null;
  name: string;
  /** What the form begins with, once it is there. */
  begun: Begun | undefined;
  onCreate: (written: WrittenQuestionnaire) => Promise<unknown>;
  onUpdate: (known: QuestionnaireDetail, written: Fields) => Promise<unknown>;
  onClose: () => void;
}

/** Publishes a questionnaire, or its next version: a definition with the key to its answers, in fields or as JSON, and how it looks. */
export function QuestionnaireEditor({ id, name, begun, onCreate, onUpdate, onClose }: EditorProps) {
  const { t } = useTranslation('assessments');
  const { message } = App.useApp();
  const item = begun?.item;
  const texts = useTextFacts();
  const [form] = Form.useForm<WrittenQuestionnaire>();
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
  if (!begun)
    return (
      <FormDrawer title={title} onSave={async () => false} onClose={onClose}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </FormDrawer>
    );
  const save = async ({ code, ...written }: WrittenQuestionnaire) => {
    const isSaved = await attempt((known) => (known ? onUpdate(known, written) : onCreate({ ...written, code })));
    if (isSaved) void message.success(t('questionnaires.saved'));
    return isSaved;
  };
  const initial: WrittenQuestionnaire = {
    code: item?.info.code ?? '',
    names: item?.info.names ?? emptyText,
    doctorCommentTemplate: item?.doctorCommentTemplate ?? emptyText,
    jsonString: begun.jsonString,
    answer: begun.answer,
  };
  return (
    <FormDrawer<WrittenQuestionnaire> key="form" title={title} initialValues={initial} form={form} onSave={save} onClose={onClose}>
      {changes && <StaleNotice changes={changes} />}
      <Form.Item
        name="code"
        label={t('word.code')}
        extra={t('questionnaires.codeHint')}
        rules={[{ required: true, pattern: /^[a-z][a-z0-9-]{1,59}$/, message: t('word.required', { field: t('word.code') }) }]}
      >
        <Input maxLength={assessmentLimits.code} disabled={id !== null} autoComplete="off" />
      </Form.Item>
      <LocalTextFields name="names" label={t('word.questionnaire')} maxLength={assessmentLimits.title} />
      <Typography.Paragraph type="secondary">{t('questionnaires.publishHint')}</Typography.Paragraph>
      <Written />
      <LocalTextFields
        name="doctorCommentTemplate"
        label={t('questionnaires.comment')}
        maxLength={assessmentLimits.comment}
        isOptional
        isLong
      />
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
  const form = Form.useFormInstance<WrittenQuestionnaire>();
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
  const change = (written: Pick<WrittenQuestionnaire, 'jsonString' | 'answer'>) => {
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
          <FieldsEditor jsonString={jsonString} answer={answer} onChange={change} />
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
function Faulty({ jsonString, answer }: Pick<WrittenQuestionnaire, 'jsonString' | 'answer'>) {
  const { t } = useTranslation('assessments');
  const read = readQuestionnaire(jsonString, answer);
  if (!('fault' in read) || jsonString === '') return null;
  return <Alert type="warning" showIcon title={t('questionnaires.fault', { where: read.fault.where })} />;
}

function Preview() {
  const { t } = useTranslation('assessments');
  const form = Form.useFormInstance<WrittenQuestionnaire>();
  const { jsonString, answer } = form.getFieldsValue(['jsonString', 'answer']);
  const read = readQuestionnaire(jsonString, answer);
  if ('fault' in read) return <Typography.Text type="danger">{t('questionnaires.fault', { where: read.fault.where })}</Typography.Text>;
  return (
    <Suspense fallback={<Skeleton active />}>
      <SurveyForm jsonString={jsonString} answers={{}} />
    </Suspense>
  );
}
