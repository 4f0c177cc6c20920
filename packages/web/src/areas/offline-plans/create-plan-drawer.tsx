import { useQuery } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import { Alert, App, Form, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { CallError } from '../../app/call-error.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { faultsOf } from '../../ui/form-faults.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { BarsField, byTemplate, type MadeBy, MadeByFields } from './customized/made-by-fields.tsx';
import { useCreatePlan } from './queries.ts';

interface Props {
  subjectId: string;
  subjectName: string;
  /** What a report recommends; the form begins with it. */
  recommended?: Recommended | undefined;
  onClose: () => void;
}

interface Recommended {
  level: number;
  sessions: number;
}

interface Values extends MadeBy {
  templateId: string;
  startDifficulty: number;
  trainerId: string;
  serverNumber?: number | null;
}

/** Makes a plan from a template at a level; what was entered stays when the server refuses. */
export function CreatePlanDrawer({ subjectId, subjectName, recommended, onClose }: Props) {
  const { t } = useTranslation('offlinePlans');
  const failureText = useFailureText();
  const { message, modal } = App.useApp();
  const [form] = Form.useForm<Values>();
  const create = useCreatePlan();

  const warn = (error: unknown) => {
    const notFound = error instanceof CallError && error.code === 'SubjectNotFound';
    modal.warning({
      title: t('createPlan.failed'),
      content: notFound ? t('createPlan.subjectNotFound') : failureText(error as Error),
      okText: t('createPlan.know'),
    });
  };
  const save = async ({ madeBy = byTemplate, bars, ...values }: Values) => {
    const customized = madeBy === byTemplate ? undefined : { userAssessmentId: madeBy, bars };
    try {
      await create.mutateAsync({ ...values, subjectId, customized });
    } catch (error) {
      form.setFields(faultsOf<Values>(error, form));
      warn(error);
      return false;
    }
    void message.success(t('createPlan.created'));
    return true;
  };

  return (
    <FormDrawer<Values>
      form={form}
      size="default"
      title={t('createPlan.title', { name: subjectName })}
      initialValues={{ startDifficulty: recommended?.level ?? limits.difficulty.classPlanDefault }}
      saveText={t('createPlan.submit')}
      onSave={save}
      onClose={onClose}
    >
      {recommended && (
        <Alert type="info" showIcon title={t('createPlan.recommended', { ...recommended })} style={{ marginBlockEnd: 'var(--space-4)' }} />
      )}
      <CreatePlanFields subjectId={subjectId} recommended={recommended} />
    </FormDrawer>
  );
}

/** The template whose number of sessions comes nearest to what is recommended. */
function nearest<T extends { totalNum: number }>(templates: readonly T[], sessions: number): T | undefined {
  const distance = ({ totalNum }: T) => Math.abs(totalNum - sessions);
  return templates.toSorted((one, other) => distance(one) - distance(other))[0];
}

function CreatePlanFields({ subjectId, recommended }: Pick<Props, 'subjectId' | 'recommended'>) {
  const { t } = useTranslation('offlinePlans');
  const { id: personId } = useCurrentUser();
  const sessions = recommended?.sessions;
  const templates = useQuery(api.offlinePlans.availablePlans.queryOptions({ input: {} }));
  const trainers = useQuery(api.subjects.coachList.queryOptions({ input: {} }));
  const fitting = sessions === undefined ? undefined : nearest(templates.data?.items ?? [], sessions);
  const own = trainers.data?.items.find((trainer) => trainer.id === personId);
  return (
    <>
      <Form.Item
        key={fitting?.id}
        name="templateId"
        initialValue={fitting?.id}
        label={t('createPlan.template')}
        rules={[{ required: true, message: t('createPlan.templateRequired') }]}
      >
        <Select
          placeholder={t('createPlan.templatePlaceholder')}
          loading={templates.isPending}
          options={templates.data?.items.map((template) => ({
            value: template.id,
            label: t('createPlan.templateOption', { name: template.displayName, totalNum: template.totalNum }),
            title: template.description,
          }))}
        />
      </Form.Item>
      <Exercises subjectId={subjectId} first={recommended ? 'report' : byTemplate} />
      <Form.Item
        name="startDifficulty"
        label={t('createPlan.difficulty')}
        extra={t('createPlan.difficultyHelp', limits.difficulty)}
        rules={[{ required: true, message: t('createPlan.difficultyRequired') }]}
      >
        <InputNumber min={limits.difficulty.min} max={limits.difficulty.max} precision={0} />
      </Form.Item>
      <Form.Item
        key={own?.id}
        name="trainerId"
        label={t('word.coach')}
        initialValue={own?.id}
        rules={[{ required: true, message: t('createPlan.trainerRequired') }]}
      >
        <Select
          placeholder={t('createPlan.trainerPlaceholder')}
          loading={trainers.isPending}
          showSearch={{ optionFilterProp: 'label' }}
          options={trainers.data?.items.map((trainer) => ({ value: trainer.id, label: trainer.name }))}
        />
      </Form.Item>
      <Form.Item name="serverNumber" label={t('createPlan.serverNumber')} extra={t('createPlan.serverNumberHelp')}>
        <InputNumber min={limits.serverNumber.min} max={limits.serverNumber.max} precision={0} />
      </Form.Item>
    </>
  );
}

/** What chooses the exercises, once it is known from which template. */
function Exercises({ subjectId, first }: { subjectId: string; first: 'report' | typeof byTemplate }) {
  const templateId = Form.useWatch<string | undefined>('templateId');
  const madeBy = Form.useWatch<string | undefined>('madeBy');
  const { data } = useQuery(
    api.customizedPlans.get.queryOptions({ input: { userId: subjectId, templateId: templateId ?? '' }, enabled: templateId !== undefined }),
  );
  if (!data?.report) return null;
  return (
    <>
      <MadeByFields customized={data} first={first} />
      {madeBy === data.report.userAssessmentId && <BarsField initialValue={limits.bars.usual} />}
    </>
  );
}
