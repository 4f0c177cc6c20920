import { useQuery } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import { App, Button, Drawer, Flex, Form, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { CallError, fieldErrors } from '../../app/call-error.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { useFailureText } from './failure.ts';
import { useCreatePlan } from './queries.ts';

interface CreatePlanDrawerProps {
  open: boolean;
  onClose: () => void;
  subjectId: string;
  subjectName: string;
}

interface CreatePlanForm {
  templateId: string;
  startDifficulty: number;
  trainerId: string;
}

/** Makes a plan from a template at a level; what was entered stays when the server refuses. */
export function CreatePlanDrawer({ open, onClose, subjectId, subjectName }: CreatePlanDrawerProps) {
  const { t } = useTranslation('offlinePlans');
  const failureText = useFailureText();
  const { message, modal } = App.useApp();
  const [form] = Form.useForm();
  const create = useCreatePlan();

  const submit = (values: CreatePlanForm) =>
    create.mutate(
      { ...values, subjectId },
      {
        onSuccess: () => {
          void message.success(t('createPlan.created'));
          form.resetFields();
          onClose();
        },
        onError: (error) => {
          form.setFields(fieldErrors(error));
          const notFound = error instanceof CallError && error.code === 'SubjectNotFound';
          modal.warning({
            title: t('createPlan.failed'),
            content: notFound ? t('createPlan.subjectNotFound') : failureText(error),
            okText: t('createPlan.know'),
          });
        },
      },
    );

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('createPlan.title', { name: subjectName })}
      forceRender
      footer={
        <Flex justify="end" gap="small">
          <Button onClick={onClose}>{t('createPlan.cancel')}</Button>
          <Button type="primary" loading={create.isPending} onClick={() => form.submit()}>
            {t('createPlan.submit')}
          </Button>
        </Flex>
      }
    >
      <Form
        form={form}
        name="createPlan"
        layout="vertical"
        onFinish={submit}
        initialValues={{ startDifficulty: limits.difficulty.classPlanDefault }}
      >
        <CreatePlanFields open={open} />
        <button type="submit" hidden />
      </Form>
    </Drawer>
  );
}

function CreatePlanFields({ open }: { open: boolean }) {
  const { t } = useTranslation('offlinePlans');
  const { id: personId } = useCurrentUser();
  const templates = useQuery(api.offlinePlans.availablePlans.queryOptions({ input: {}, enabled: open }));
  const trainers = useQuery(api.subjects.coachList.queryOptions({ input: {}, enabled: open }));
  const own = trainers.data?.items.find((trainer) => trainer.id === personId);
  return (
    <>
      <Form.Item name="templateId" label={t('createPlan.template')} rules={[{ required: true, message: t('createPlan.templateRequired') }]}>
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
        label={t('createPlan.trainer')}
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
    </>
  );
}
