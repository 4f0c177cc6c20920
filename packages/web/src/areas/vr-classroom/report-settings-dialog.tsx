import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type UiVersion, uiVersions } from '@trellis/contract/vr-classroom/document-calls';
import { App, Form, Radio, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { quiet } from '../../ui/quiet.ts';

interface Values {
  parent: UiVersion;
  recommendation: UiVersion;
  attaches: boolean;
}

const settings = api.reportSettings;

async function read(): Promise<Values> {
  const [parent, recommendation, { attaches }] = await Promise.all([
    settings.parentLayout.call({}),
    settings.recommendationLayout.call({}),
    settings.mail.call({}),
  ]);
  return { parent: parent.uiVersion, recommendation: recommendation.uiVersion, attaches };
}

const write = ({ parent, recommendation, attaches }: Values) =>
  Promise.all([
    settings.parentLayout.call({ uiVersion: parent }),
    settings.recommendationLayout.call({ uiVersion: recommendation }),
    settings.mail.call({ attaches }),
  ]);

/** How a center hands the reports of its tests out: their two layouts, and whether mail brings a link or the report itself. */
export function ReportSettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const { message } = App.useApp();
  const client = useQueryClient();
  const { data, error } = useQuery({ queryKey: [...settings.key(), 'all'], queryFn: read, gcTime: 0, ...quiet });
  const save = useMutation({ mutationFn: write, onSuccess: () => client.invalidateQueries({ queryKey: settings.key() }), ...quiet });
  return (
    <FormDialog<Values>
      title={t('settings.title')}
      key={data ? 'read' : 'reading'}
      initialValues={data}
      isLoading={!data}
      problem={error}
      onSave={async (values) => {
        await save.mutateAsync(values);
        void message.success(t('settings.saved'));
      }}
      onClose={onClose}
    >
      {(['parent', 'recommendation'] as const).map((model) => (
        <Form.Item key={model} name={model} label={t('settings.layout', { report: t(`documents.of.${model}`) })}>
          <Radio.Group
            vertical
            options={uiVersions.map((version) => ({
              value: version,
              label: t(`settings.versions.${version === '2' ? 'measures' : 'words'}`),
            }))}
          />
        </Form.Item>
      ))}
      <Form.Item name="attaches" label={t('documents.attach')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDialog>
  );
}
