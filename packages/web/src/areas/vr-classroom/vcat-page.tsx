import { PlusOutlined } from '@ant-design/icons';
import type { QuestionnaireDetail } from '@trellis/contract/assessments/library-schemas';
import { begunQuestionnaire } from '@trellis/contract/questionnaires/begun';
import type { TestQuestionnaire } from '@trellis/contract/vr-classroom/questionnaire-calls';
import { Button, Flex, type TableColumnsType, Typography } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QuestionnaireEditor } from '../assessments/public.ts';
import { useQuestionnaireChanges, useTestQuestionnaire, useTestQuestionnaires } from './questionnaire-queries.ts';

/** What is asked beside the attention test: its questionnaires and the templates of doctors' comments on them. */
export function VCatPage() {
  const { t } = useTranslation(['vrClassroom', 'assessments']);
  const [opened, setOpened] = useState<{ item?: TestQuestionnaire }>();
  const mayWrite = useCurrentUser().can('RocketSystem.VratCase.Write');
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened({})}>
      {t('assessments:questionnaires.add')}
    </Button>
  );
  return (
    <Flex vertical gap="middle">
      <PageHeader title={t('menu.vCat')} extra={mayWrite && add} />
      <div>
        <Typography.Paragraph>{t('questionnaires.about')}</Typography.Paragraph>
        <Typography.Text type="secondary">{t('questionnaires.placeholders')}</Typography.Text>
      </div>
      <Loaded query={useTestQuestionnaires()}>
        {({ items }) => (
          <CardTable<TestQuestionnaire>
            label={t('menu.vCat')}
            rows={items as TestQuestionnaire[]}
            columns={useColumns(mayWrite && ((item) => setOpened({ item })))}
            empty={{ title: t('questionnaires.empty'), hint: t('questionnaires.emptyHint'), action: mayWrite && add }}
          />
        )}
      </Loaded>
      <Suspense>{opened && <Editor item={opened.item} onClose={() => setOpened(undefined)} />}</Suspense>
    </Flex>
  );
}

function useColumns(onEdit: ((item: TestQuestionnaire) => void) | false): TableColumnsType<TestQuestionnaire> {
  const { t } = useTranslation(['vrClassroom', 'assessments']);
  const { zone } = useCurrentUser();
  return [
    { key: 'name', title: t('word.questionnaire'), render: (_, { info }) => info.name },
    { key: 'code', title: t('word.code'), render: (_, { info }) => info.code },
    { key: 'version', title: t('assessments:questionnaires.version'), render: (_, { info }) => info.version },
    { key: 'questions', title: t('assessments:questionnaires.questions'), render: (_, { info }) => info.questionCount },
    { key: 'published', title: t('assessments:questionnaires.published'), render: (_, { info }) => formatDateTime(info.publishedAt, zone) },
    ...(onEdit
      ? [
          {
            key: 'actions',
            title: t('word.actions'),
            render: (_: unknown, item: TestQuestionnaire) => (
              <Button aria-label={t('assessments:questionnaires.editTitle', { name: item.info.name })} onClick={() => onEdit(item)}>
                {t('word.edit')}
              </Button>
            ),
          },
        ]
      : []),
  ];
}

function Editor({ item, onClose }: { item: TestQuestionnaire | undefined; onClose: () => void }) {
  const id = item?.id ?? null;
  const { data } = useTestQuestionnaire(id);
  const { create, update } = useQuestionnaireChanges();
  const found = data as QuestionnaireDetail | undefined;
  const known = found && { item: found, jsonString: found.jsonString, answer: found.answer };
  return (
    <QuestionnaireEditor
      id={id}
      name={item?.info.name ?? ''}
      begun={id === null ? { item: null, ...begunQuestionnaire } : known}
      onCreate={create.mutateAsync}
      onUpdate={({ id: questionnaireId, concurrencyStamp }, written) =>
        update.mutateAsync({ ...written, questionnaireId, concurrencyStamp })
      }
      onClose={onClose}
    />
  );
}
