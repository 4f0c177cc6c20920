import { thoughtText } from '@trellis/contract/focus/schemas';
import { Alert, Button, Flex, Form, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSend } from '../../ui/use-send.ts';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import { useFocusChanges, useThoughts } from './queries.ts';

interface Props {
  subjectId: string;
  mayWrite: boolean;
}

/** What staff noted on a program, the latest first, and where to note more. */
export function Thoughts({ subjectId, mayWrite }: Props) {
  const { t } = useTranslation('focus');
  const { zone } = useCurrentUser();
  const thoughts = useThoughts(subjectId);
  return (
    <Flex vertical gap="middle">
      {mayWrite && <ThoughtBox subjectId={subjectId} />}
      <Loaded query={thoughts}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <Typography.Text type="secondary">{t('thoughts.none')}</Typography.Text>;
          return (
            <ul className="plain-list" aria-label={t('thoughts.title')}>
              {items.map(({ thought, creationTime, userName }) => (
                <li key={`${creationTime} ${thought}`}>
                  <Typography.Text type="secondary">
                    {t('thoughts.by', { name: userName ?? t('thoughts.somebody'), time: formatDateTime(creationTime, zone) })}
                  </Typography.Text>
                  <Typography.Paragraph className="as-written">{thought}</Typography.Paragraph>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      {thoughts.hasNextPage && (
        <Button loading={thoughts.isFetchingNextPage} onClick={() => void thoughts.fetchNextPage()} style={{ alignSelf: 'start' }}>
          {t('thoughts.more')}
        </Button>
      )}
    </Flex>
  );
}

interface Values {
  thought: string;
}

/** What was typed stays until it is sent. */
function ThoughtBox({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('focus');
  const [form] = Form.useForm<Values>();
  const { addThought } = useFocusChanges();
  const { send, isSending, failure } = useSend(form, (values) => addThought.mutateAsync({ subjectId, ...values }), form.resetFields);
  useUnsaved(() => form.isFieldsTouched(), isSending);
  return (
    <Form<Values> name="thought" form={form} layout="vertical" disabled={isSending} onFinish={(values) => void send(values)}>
      {failure && !failure.isMarked && <Alert type="error" showIcon role="alert" title={failure.text} />}
      <TextField isLong name="thought" label={t('thoughts.label')} schema={thoughtText} />
      <Button htmlType="submit" loading={isSending}>
        {t('thoughts.add')}
      </Button>
    </Form>
  );
}
